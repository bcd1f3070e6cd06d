import type { OpenSeatSphere } from '../../domain/sphere.ts';
export const occupations: readonly {
  readonly openSeatSphere: OpenSeatSphere;
  readonly titles: string;
}[] = [{ openSeatSphere: 'Professional Services', titles: 'marine biologist, officiant' }];
