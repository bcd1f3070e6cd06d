/** Trade knowledge (M1): pets, children and lessons, and the shops and services of a main street. Data only. */
import type { Profession } from '../profession.ts';

export const petsLessonsAndShops: readonly Profession[] = [
  {
    name: 'Veterinarian',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles: 'veterinarian, vet, animal doctor, animal hospital, dvm, vet tech, veterinary clinic',
    keywords:
      'animal, spay, neuter, rabies, heartworm, flea, tick, microchip, kennel cough, litter box, hairball, declaw, puppy shots, horse, pet',
    symptoms:
      'dog limping, cat not eating, dog throwing up, dog ate chocolate, cat peeing outside box, put dog down, sick cat, sick dog, dog scratching',
  },
  {
    name: 'Dog Groomer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'dog groomer, pet groomer, dog grooming',
    keywords:
      'dog bath, dog haircut, pet grooming, dog nails, shed fur, deshed, matted fur, poodle cut',
    symptoms: 'dog stinks, trim dog nails, dog sheds everywhere, dog rolled mud, skunk sprayed dog',
  },
  {
    name: 'Pet Sitter',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'pet sitter, dog walker, kennel, dog boarding, doggy daycare, pet boarding, house sitter, poop scooper',
    keywords: 'overnight pet, pet store, feed cat',
    symptoms:
      'watch dog, dog alone all day, someone feed cat, pets while on vacation, let dog out midday, walk dog, dog poop yard',
  },
  {
    name: 'Dog Trainer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'dog trainer, dog behaviorist, horse trainer, riding instructor',
    keywords:
      'dog training, obedience, leash, crate training, agility, housebreak, aggressive dog, therapy dog, horseback riding',
    symptoms:
      'dog barks, dog will not listen, puppy bites, dog chews everything, potty train puppy',
  },
  {
    name: 'Tutor',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles:
      'tutor, teacher, college counselor, educational consultant, learning center, private school',
    keywords:
      'homework, sat, algebra, math, dyslexia, grades, calculus, chemistry, ged, esl, financial aid, scholarship, homeschool, exam, phonics',
    symptoms:
      'struggling school, son cannot read, raise sat score, get into college, learn spanish, falling behind class',
  },
  {
    name: 'Music Teacher',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles: 'music teacher, piano teacher, guitar teacher, vocal coach, acting coach, art teacher',
    keywords:
      'piano lesson, guitar lesson, singing lesson, music lesson, recital, instrument, ukulele',
    symptoms: 'learn piano, learn guitar, learn sing',
  },
  {
    name: 'Child Care',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'child care, daycare, preschool, after school program, summer camp, montessori',
    keywords: 'toddler care, infant care, kindergarten, pre k, nursery school',
    symptoms:
      'place toddler while work, kids out summer, after school pickup, daycare waitlist, someone watch kids while work',
  },
  {
    name: 'Nanny',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'nanny, babysitter, au pair, sitter, governess',
    keywords: 'babysit, date night sitter, newborn care',
    symptoms: 'watch kids, sitter saturday, pick up kids from school, sitter wedding',
  },
  {
    name: 'Driving School',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'driving school, flight instructor, drivers ed',
    keywords:
      'driving lesson, road test, drivers license, parallel parking, cdl, dmv, behind the wheel, flying lessons',
    symptoms: 'learn drive, teach teen drive, failed driving test, afraid highway driving',
  },
  {
    name: 'Dance Studio',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'dance studio, choreographer, cheer coach',
    keywords:
      'dance lesson, ballet, hip hop, ballroom, salsa, line dance, gymnastics, cheerleading, tumbling',
    symptoms: 'learn dance, cannot dance',
  },
  {
    name: 'Martial Arts',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'martial arts, sensei, dojo, swim instructor, tennis coach, golf pro',
    keywords:
      'karate, taekwondo, jiu jitsu, judo, kickboxing, mma, black belt, boxing, swim lesson, golf lesson, tennis lesson, wrestling',
    symptoms: 'kid bullied, learn self defense, learn swim, improve golf swing',
  },
  {
    name: 'Funeral Director',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'funeral director, mortician, cemetery, pet cremation',
    keywords:
      'funeral, burial, cremation, casket, urn, obituary, headstone, grave, embalm, hearse, wake, ashes, tombstone, celebration of life',
    symptoms: 'prepay funeral, scatter ashes, bury dog',
  },
  {
    name: 'Tailor',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'tailor, seamstress, alterations, dressmaker, cobbler, shoe repair, bridal shop',
    keywords:
      'hem, suit, dress, wedding dress, zipper, sew, mend, gown, tuxedo, button, bridesmaid dress, shoe sole, wardrobe, quilt, upholstery, prom dress, knit, clothes',
    symptoms:
      'pants too long, let out waist, ripped seam, what wear, sofa reupholster, heel broke off, nothing wear',
  },
  {
    name: 'Jeweler',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'jeweler, goldsmith, watchmaker, watch repair, clock repair',
    keywords:
      'engagement ring, jewelry, diamond, gold, necklace, bracelet, earring, gemstone, ring resize, pearl, silver, pendant, rolex, ruby, watch battery',
    symptoms:
      'ring too tight, stone fell out, going propose, watch stopped, redesign grandmas ring, grandfather clock stopped',
  },
  {
    name: 'Dry Cleaner',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'dry cleaner, laundry service, laundromat, dry cleaning',
    keywords: 'laundry, shirt press, stain on dress, comforter wash, ironing, garment',
    symptoms: 'wine on suit, preserve wedding dress, stain on shirt',
  },
];
