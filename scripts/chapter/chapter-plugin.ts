/** Rejects an invalid chapter.json in every build, and in `npm run dev` as soon as it is saved. */
import { type Plugin, runnerImport } from 'vite';

export function chapterFile(): Plugin {
  return {
    name: 'chapter-file',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]chapter\.json$/ },
      async handler(text) {
        // Not a static import, which would restart the dev server whenever a trade is edited.
        const { module } = await runnerImport<typeof import('./check-chapter.ts')>(
          '/scripts/chapter/check-chapter.ts',
          { configFile: false },
        );
        const problems = module.checkChapter(text);
        if (problems.length > 0) this.error(problems.join('\n'));
      },
    },
  };
}
