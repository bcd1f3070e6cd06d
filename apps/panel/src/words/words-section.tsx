/** What local people say and what they mean by it (D2, K5), and the words that visitors sent to the chapter (N3). */

import type { OwnWord } from 'domain/own-word.ts';
import { type Draft, searchTextOf } from 'domain/record.ts';
import type { ChapterPreview } from 'engine/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { useMyAccess } from '../records/access/my-access.ts';
import { byText } from '../records/compare.ts';
import { editableWords } from '../records/editable-kind.ts';
import type { RecordForm } from '../records/form/record-form.ts';
import { useChapterReview } from '../records/form/use-chapter-review.ts';
import { whenSafeToLeave } from '../records/leaving/leaving.ts';
import type { ListShape } from '../records/list/list-shape.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { NEW, useOpenForm } from '../records/open-form.ts';
import type { PanelDirectory } from '../records/panel-directory.ts';
import { useWorkbench } from '../records/use-workbench.ts';
import { ToldList } from './told-list.tsx';
import { WordForm } from './word-form.tsx';

interface Props {
  readonly directory: PanelDirectory;
  readonly workbench: () => Promise<ChapterPreview>;
  /** Shown below the form of a word. */
  readonly renderHistory: (form: RecordForm<OwnWord>) => ReactNode;
}

const wordList: ListShape<OwnWord> = {
  searchText: (word) => searchTextOf(editableWords, word),
  sorts: [
    { label: 'What people say', compare: (one, other) => byText(one.say, other.say) },
    { label: 'What they mean', compare: (one, other) => byText(one.mean ?? '', other.mean ?? '') },
  ],
  filters: [],
  bulkFields: [],
};

export function WordsSection({ directory, workbench, renderHistory }: Props) {
  const state = useWorkbench(workbench);
  const bench = typeof state === 'string' ? null : state;
  const review = useChapterReview(editableWords, directory, bench);
  // Only editors may read what visitors sent; false until it is known who is one.
  const isEditor = useMyAccess()?.standing === 'editor';
  const { id, open } = useOpenForm(editableWords);
  /** The initial values of a new word; each word gets a form of its own. */
  const [begun, setBegun] = useState<Begun>({ times: 0, word: {} });
  useEffect(() => {
    // The form has been closed: 'Add Word' starts blank.
    if (id !== NEW) setBegun(({ times }) => ({ times, word: {} }));
  }, [id]);
  if (state === 'loading') {
    return (
      <p role="status" className="text-quiet">
        Loading the words…
      </p>
    );
  }

  function add(word: Begun['word']) {
    whenSafeToLeave(() => {
      setBegun(({ times }) => ({ times: times + 1, word }));
      open(NEW);
    });
  }

  return (
    <>
      <RecordSection
        key={begun.times}
        kind={editableWords}
        records={directory.words}
        shape={wordList}
        title="Words"
        addLabel="Add Word"
        defaults={begun.word}
        review={review}
        renderRow={({ say, mean }) => (
          <p>
            <b dir="auto" className="font-medium">
              {say}
            </b>{' '}
            {mean === null ? <span className="text-quiet">names no member</span> : `means ${mean}`}
          </p>
        )}
        renderForm={(form) => (
          <WordForm
            form={form}
            categories={bench?.categories ?? []}
            isSilentAtFirst={begun.word.mean === ''}
            footer={renderHistory(form)}
          />
        )}
      />
      {isEditor && <ToldList own={directory.words} bench={bench} onAdd={add} />}
    </>
  );
}

interface Begun {
  readonly times: number;
  /** An empty meaning means that it names no member. */
  readonly word: Partial<Draft<OwnWord>>;
}
