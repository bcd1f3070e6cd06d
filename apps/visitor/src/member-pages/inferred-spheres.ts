/** The spheres of members who have none of K3's written down, inferred by the engine (V2). */
import type { ChapterDirectory } from 'domain/directory.ts';
import { isMemberSphere, type MemberSphere } from 'domain/sphere.ts';
import { spheresOf } from 'engine/client';
import { useEffect, useState } from 'react';
import { createReading, type Reading, useReading } from './reading.ts';

export type Spheres = Readonly<Record<string, MemberSphere>>;

const NONE: Spheres = {};

/** How long the list waits for them before it shows these members under 'Other Services'. */
const WAIT_MS = 1_500;

const readings = new WeakMap<ChapterDirectory, Reading<Spheres>>();

/** By the member's id; null while the list should wait for them. Where all are written, the engine is not loaded. */
export function useInferredSpheres(directory: ChapterDirectory): Spheres | null {
  const reading = useReading(readingOf(directory));
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const unwritten = directory.members.some(({ sphere }) => !isMemberSphere(sphere));
  if (reading.status === 'ready') return reading.value;
  return unwritten && isPatient && reading.status === 'loading' ? null : NONE;
}

function readingOf(directory: ChapterDirectory): Reading<Spheres> {
  const { members, chapter } = directory;
  const known =
    readings.get(directory) ??
    createReading('the spheres of members', () =>
      spheresOf(
        members.filter(({ sphere }) => !isMemberSphere(sphere)),
        chapter,
      ),
    );
  readings.set(directory, known);
  return known;
}
