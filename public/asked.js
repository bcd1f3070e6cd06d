// Before the drawn page shows: docs/decisions/021 and 041.
const page = document.documentElement;
// A shared link has its need behind '#'.
const asks = (text) => !!new URLSearchParams(text).get('q')?.trim();
page.toggleAttribute('data-asked', asks(location.search) || asks(location.hash.slice(1)));
page.toggleAttribute('data-elsewhere', location.pathname !== '/');
// A mailed link may lead to the start page.
if (location.pathname === '/' && /[#&](access_token|error_code)=/.test(location.hash)) {
  const needsPassword = /[#&]type=(recovery|invite)(&|$)/.test(location.hash);
  location.replace((needsPassword ? '/login?step=new-password' : '/admin') + location.hash);
}
