/**
 * What local people say and what they mean by it: their list and the form of one (D2, K5), and the words that visitors
 * sent (N3).
 */
import type { OwnWord } from 'domain/own-word.ts';
import { type Draft, searchTextOf } from 'domain/record.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Apart } from 'ui/error-boundary.tsx';
import { editableWords } from '../records/editable-kind.ts';
import { useChapterReview } from '../records/form/form-checks.tsx';
import { Fields, TextField } from '../records/form/record-fields.tsx';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { whenSafeToLeave } from '../records/leave-guard.tsx';
import { byText, type ListShape } from '../records/list/list-shape.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { useMyAccess } from '../records/my-access.tsx';
import { NEW, useOpenForm } from '../records/open-form.ts';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { usePreviewEngine } from '../records/preview-engine.tsx';
import { VisitorWordsList } from './visitor-words-list.tsx';

interface WordsSectionProps {
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

export function WordsSection({ renderHistory }: WordsSectionProps) {
  const { words } = usePanelDirectory();
  const state = usePreviewEngine();
  const engine = typeof state === 'string' ? null : state;
  const review = useChapterReview(editableWords, engine);
  // Only editors may read what visitors sent; false until it is known who is one.
  const isEditor = useMyAccess()?.standing === 'editor';
  const { begun, begin } = useBegunWord();
  if (state === 'loading') {
    return (
      <p role="status" className="text-quiet">
        Loading the words…
      </p>
    );
  }

  return (
    <Apart>
      <RecordSection
        kind={editableWords}
        records={words}
        shape={wordList}
        title="Local words"
        help="What people here call things: the 'tin knocker' is the HVAC technician."
        addLabel="Add Word"
        defaults={begun.word}
        begun={begun.times}
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
            categories={engine?.categories ?? []}
            isSilentAtFirst={begun.word.mean === ''}
            footer={renderHistory(form)}
          />
        )}
      />
      {isEditor && <VisitorWordsList own={words} engine={engine} onAdd={begin} />}
    </Apart>
  );
}

interface Begun {
  readonly times: number;
  /** An empty meaning means that it names no member. */
  readonly word: Partial<Draft<OwnWord>>;
}

/** The initial values of a new word; each word gets a form of its own. */
function useBegunWord() {
  const { id, open } = useOpenForm(editableWords);
  const [begun, setBegun] = useState<Begun>({ times: 0, word: {} });
  useEffect(() => {
    // The form has been closed: 'Add Word' starts blank.
    if (id !== NEW) setBegun(({ times }) => ({ times, word: {} }));
  }, [id]);

  function begin(word: Begun['word']) {
    whenSafeToLeave(() => {
      setBegun(({ times }) => ({ times: times + 1, word }));
      open(NEW);
    });
  }

  return { begun, begin };
}

interface WordFormProps {
  readonly form: RecordForm<OwnWord>;
  /** The names that a word can mean. */
  readonly categories: readonly string[];
  /** Whether a new word begins as one that names no member. */
  readonly isSilentAtFirst: boolean;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

/** The form of a word of the chapter's own (D2). */
function WordForm({ form, categories, isSilentAtFirst, footer }: WordFormProps) {
  const { base, draft } = form;
  const { say, mean } = draft;
  const [isSilenced, setSilenced] = useState(base ? base.mean === null : isSilentAtFirst);
  const isEmpty = mean.trim() === '';
  // An earlier state from the history may fill in a meaning.
  const isSilent = isSilenced && isEmpty;
  const title = base ? `Edit ${base.say}` : 'New word';
  return (
    <RecordFormFrame
      // Words without a meaning silence a search, so that must be chosen and cannot happen by leaving a field blank.
      form={{ ...form, canSave: form.canSave && (isSilent || !isEmpty) }}
      title={title}
      footer={footer}
    >
      <Fields className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="say"
          placeholder="tin knocker"
          hint="A word, or a few words that belong together. Plurals are understood."
        />
        <div>
          {!isSilent && (
            <TextField
              form={form}
              name="mean"
              placeholder="HVAC Technician"
              suggestions={categories}
              hint="A profession."
            />
          )}
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={isSilent}
              onChange={({ target }) => {
                setSilenced(target.checked);
                if (target.checked) form.set('mean', '');
              }}
              className="size-5 cursor-pointer accent-accent"
            />
            These words name no member
          </label>
        </div>
      </Fields>
      {say.trim() !== '' && (isSilent || !isEmpty) && (
        <p className="mt-4 [overflow-wrap:anywhere]">
          <b dir="auto" className="font-medium">
            {say}
          </b>{' '}
          {isSilent ? 'will name no member.' : `will mean ${mean}.`}
        </p>
      )}
    </RecordFormFrame>
  );
}
