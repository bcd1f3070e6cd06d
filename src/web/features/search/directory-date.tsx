/** The footer of the search page: the date of its data (S7). */
import { useHydrated } from '../../lib/hydrated.ts';

export function DirectoryDate() {
  // The visitor's own date and locale, which the build that draws the shell cannot know.
  const today = useHydrated()
    ? new Date().toLocaleDateString(undefined, { dateStyle: 'long' })
    : '';
  return (
    <footer className="border-t border-line pt-5 pb-24 text-sm text-quiet">
      Data last updated {today}
    </footer>
  );
}
