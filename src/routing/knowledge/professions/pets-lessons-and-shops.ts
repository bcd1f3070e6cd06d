/** Trade knowledge (M1): pets, children and lessons, and the shops and services of a main street. Data only. */
import type { Profession } from '../profession.ts';

export const petsLessonsAndShops: readonly Profession[] = [
  {
    name: 'Veterinarian',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles: 'veterinarian, vet, animal doctor, animal hospital, dvm, vet tech, veterinary clinic',
    keywords:
      'animal, spay, neuter, rabies, heartworm, flea, tick, microchip, kennel cough, litter box, hairball, declaw, puppy shots, horse, pet, kittens, rabbit, vaccines, seizure',
    symptoms:
      'dog limping, cat not eating, dog throwing up, dog ate chocolate, cat peeing outside box, put dog down, sick dog, dog scratching, health certificate, dog breath, guinea pig, scratching ear, ticks dog',
  },
  {
    name: 'Dog Groomer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'dog groomer, pet groomer, dog grooming',
    keywords: 'dog bath, dog nails, poodle cut, fur, skunk',
    symptoms: 'trim dog nails',
  },
  {
    name: 'Pet Sitter',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'pet sitter, dog walker, kennel, dog boarding, doggy daycare, pet boarding, house sitter',
    keywords: 'overnight pet, feed cat, scoop, midday, iguana',
    symptoms: 'watch dog, walk dog',
  },
  {
    name: 'Dog Trainer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'dog trainer, horse trainer',
    keywords: 'dog training, obedience, leash, agility, housebreak, therapy dog, horseback riding',
    symptoms: 'dog barks, puppy bites',
  },
  {
    name: 'Tutor',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles: 'tutor, teacher, college counselor, private school',
    keywords:
      'homework, sat, algebra, math, dyslexia, grades, calculus, chemistry, ged, scholarship, homeschool, exam, phonics, score, study, essay, iep, verb',
    symptoms: '',
  },
  {
    name: 'Music Teacher',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles: 'music teacher, guitar teacher, vocal coach, art teacher',
    keywords: 'piano lesson, guitar lesson, recital, instrument, ukulele, drum, singing lesson',
    symptoms: 'learn sing',
  },
  {
    name: 'Child Care',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'child care, daycare, preschool, after school program, summer camp',
    keywords: 'infant care, kindergarten, nursery school',
    symptoms: 'place toddler while work',
  },
  {
    name: 'Nanny',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'nanny, babysitter, au pair, sitter',
    keywords: 'babysit, date night sitter, newborn care',
    symptoms: 'watch kids',
  },
  {
    name: 'Driving School',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'driving school, flight instructor, drivers ed',
    keywords:
      'driving lesson, road test, drivers license, parallel parking, cdl, dmv, behind the wheel, learner',
    symptoms: 'learn drive',
  },
  {
    name: 'Dance Studio',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'dance studio, cheer coach',
    keywords:
      'dance lesson, ballet, hip hop, ballroom, gymnastics, cheerleading, dance, choreograph, tango, leotard',
    symptoms: 'learn dance',
  },
  {
    name: 'Martial Arts',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'martial arts, sensei, dojo, swim instructor, tennis coach',
    keywords:
      'karate, taekwondo, jiu jitsu, judo, mma, black belt, boxing, swim lesson, golf lesson, wrestling, krav, sparring',
    symptoms: 'learn self defense',
  },
  {
    name: 'Funeral Director',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'funeral director, mortician, cemetery',
    keywords: 'burial, cremation, casket, urn, obituary, headstone, grave, embalm, ashes, funeral',
    symptoms: 'prepay funeral, scatter ashes',
  },
  {
    name: 'Tailor',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'tailor, seamstress, alterations, dressmaker, cobbler, shoe repair, bridal shop',
    keywords:
      'hem, suit, dress, wedding dress, zipper, sew, gown, tuxedo, button, quilt, prom dress, clothes, bustle, waist',
    symptoms: '',
  },
  {
    name: 'Jeweler',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'jeweler, goldsmith, clock repair',
    keywords:
      'engagement ring, jewelry, diamond, gold, necklace, bracelet, pearl, pendant, rolex, watch battery, ring, sapphire',
    symptoms: 'stone fell out',
  },
  {
    name: 'Dry Cleaner',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'dry cleaner, laundromat, dry cleaning',
    keywords: 'laundry, shirt press, ironing, linen, starched, suede, comforter',
    symptoms: 'wine on suit',
  },
];
