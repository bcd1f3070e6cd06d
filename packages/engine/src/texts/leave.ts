/** Texts about members who are away, and about the languages that members speak (M14, M15). */
import { LANGUAGE } from './language.ts';

export const standsIn = (substitute: string, member: string, day: string) =>
  `${substitute} stands in for ${member} until ${day}.`;
export const awayUntil = (day: string) => `Away until ${day}.`;

/** A role in the texts that introduce whoever stands in: 'Sam Rivera (standing in for Alex Chen, Plumber)'. */
export const standInRole = (member: string, role: string) => `standing in for ${member}, ${role}`;

/** 'March 3', with the year if it is not this one. @param day, @param today '2026-03-03'. */
export const dayInSentence = (day: string, today: string) =>
  new Date(day).toLocaleDateString(LANGUAGE, {
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });

// What follows a reason. @param languages as a list.
export const speaks = (reason: string, languages: string) => `${reason}. Speaks ${languages}`;
export const notListed = (reason: string, languages: string) =>
  `${reason}. Not listed as speaking ${languages}`;
export const nobodySpeaks = (reason: string, languages: string) =>
  `${reason}. No one in this trade is listed as speaking ${languages}`;
