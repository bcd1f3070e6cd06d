/** The mark: a member, the path, and a seat still open at its end. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-10 shrink-0" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M9 23c0-7 14-4 13.4-10.2"
        className="fill-none stroke-on-accent"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="9" cy="23.5" r="3.2" className="fill-on-accent" />
      <circle
        cx="22"
        cy="9"
        r="3.6"
        className="fill-none stroke-on-accent"
        strokeWidth="2.2"
        strokeDasharray="2.1 2.1"
      />
    </svg>
  );
}
