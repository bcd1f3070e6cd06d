// Runs before the page is drawn: an address that asks something skips the welcome (styles.css).
if (new URLSearchParams(location.search).get('q')?.trim()) {
  document.documentElement.toggleAttribute('data-asked', true);
}
