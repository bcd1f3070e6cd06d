// Runs before the drawn page shows (look.css). It is the search's welcome: an address that asks
// something skips it, and no other page's address may show it.
const page = document.documentElement;
page.toggleAttribute('data-asked', !!new URLSearchParams(location.search).get('q')?.trim());
page.toggleAttribute('data-elsewhere', location.pathname !== '/');
// A mailed link leads to the start page when nobody has named another, as an operator's invitation does.
if (location.pathname === '/' && /[#&](access_token|error_code)=/.test(location.hash)) {
  const needsPassword = /[#&]type=(recovery|invite)(&|$)/.test(location.hash);
  location.replace((needsPassword ? '/login?step=new-password' : '/admin') + location.hash);
}
