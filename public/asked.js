// Runs before the page is drawn (styles.css). The drawn page is the search's welcome: an address that
// asks something skips it, and at any other page's address it must not be seen at all.
const marks = document.documentElement;
if (new URLSearchParams(location.search).get('q')?.trim())
  marks.toggleAttribute('data-asked', true);
if (location.pathname !== '/') marks.toggleAttribute('data-elsewhere', true);
