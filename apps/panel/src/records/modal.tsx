/** A modal dialog, open from when it is rendered until it closes. */
import { type ReactNode, type RefObject, useEffect } from 'react';

interface Props {
  /** Its `close` closes the dialog. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** The id of the heading that names it. */
  readonly titleId: string;
  readonly width?: 'max-w-md' | 'max-w-xl';
  readonly onClose?: () => void;
  /** The user pressed Escape. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

export function Modal({ ref, titleId, width = 'max-w-md', onClose, onCancel, children }: Props) {
  useEffect(() => ref.current?.showModal(), [ref]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={onCancel}
      className={`m-auto w-[calc(100%-2rem)] ${width} rounded-xl border border-line bg-sheet p-5 text-ink backdrop:bg-black/60 open:rise sm:p-6`}
    >
      {children}
    </dialog>
  );
}
