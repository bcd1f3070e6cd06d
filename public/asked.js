// Before the drawn page shows: docs/decisions/021 and 041.
const page = document.documentElement;
page.toggleAttribute('data-asked', !!new URLSearchParams(location.search).get('q')?.trim());
page.toggleAttribute('data-elsewhere', location.pathname !== '/');
// A mailed link may lead to the start page.
if (location.pathname === '/' && /[#&](access_token|error_code)=/.test(location.hash)) {
  const needsPassword = /[#&]type=(recovery|invite)(&|$)/.test(location.hash);
  location.replace((needsPassword ? '/login?step=new-password' : '/admin') + location.hash);
}
