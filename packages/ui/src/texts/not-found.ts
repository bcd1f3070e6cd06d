/** Texts of the page for unknown addresses (S10). */

export const title = 'Page not found';
export const heading = 'Oops! Page not found';
export const explanation = 'This path leads nowhere. You can search from the home page.';
export const home = 'Return to Home';
