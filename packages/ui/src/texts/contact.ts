/** Texts beside a member, wherever one is shown: how well they match, and how to reach and introduce them (M10, M11). */
import { percent } from 'engine';

/** @param score 0 to 1. */
export const match = (score: number) => `${percent(score)} match`;

export const call = (number: string) => `Call ${number}`;
/** For screen readers, like all texts here that name the member. */
export const callMember = (number: string, name: string) => `Call ${number}, ${name}`;
export const email = 'Email';
export const emailMember = (name: string) => `Email ${name}`;
export const website = 'Website';
export const websiteOfMember = (name: string) => `Website of ${name}`;

export const copyIntro = 'Copy Intro';
export const introCopied = 'Intro text copied!';
export const linkCopied = 'Link copied!';
export const linkNotCopied = 'The link could not be copied';
export const copied = 'Copied!';
export const copyFailed = 'Failed to copy script';
export const howToCopy = 'The text is selected: press Ctrl+C or ⌘C, on a phone choose Copy.';
