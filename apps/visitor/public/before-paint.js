// Before the drawn page shows: docs/decisions/080-what-a-visitor-loads.md.
const page = document.documentElement;
// A shared link has its need behind '#'.
const asks = (text) => !!new URLSearchParams(text).get('q')?.trim();
page.toggleAttribute('data-asked', asks(location.search) || asks(location.hash.slice(1)));
page.toggleAttribute('data-elsewhere', location.pathname !== '/');
if (/[#&](access|refresh)_token=/.test(location.hash)) {
  // Nobody has asked whose session that is: docs/decisions/106.
  location.replace('/login?link=old');
} else if (location.pathname === '/' && /[#&]error(_code)?=/.test(location.hash)) {
  // A failed link may lead to the start page.
  location.replace(`/admin${location.hash}`);
}
