// Runs before the drawn page shows (look.css). It is the search's welcome: an address that asks
// something skips it, and no other page's address may show it.
const page = document.documentElement;
page.toggleAttribute('data-asked', !!new URLSearchParams(location.search).get('q')?.trim());
page.toggleAttribute('data-elsewhere', location.pathname !== '/');
