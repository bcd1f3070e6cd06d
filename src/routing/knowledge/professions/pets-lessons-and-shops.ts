/** Trade knowledge (M1): pets, children and lessons, and the shops and services of a main street. Data only. */
import type { Profession } from '../profession.ts';

export const petsLessonsAndShops: readonly Profession[] = [
  {
    name: 'Veterinarian',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles:
      'veterinarian, vet, animal doctor, animal hospital, dvm, veterinary clinic, vet tech, dog doctor, equine vet',
    keywords:
      'animal, spay, neuter, rabies, heartworm, flea, tick, microchip, distemper, kennel cough, pet vaccine, litter box, hairball, euthanize pet, pet checkup, pet surgery, declaw, puppy shots, horse, pet',
    symptoms:
      'dog limping, cat not eating, dog throwing up, puppy needs shots, dog ate chocolate, cat peeing outside box, dog scratching, fleas on dog, put dog down, sick cat, sick dog, hamster sick',
  },
  {
    name: 'Dog Groomer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'dog groomer, pet groomer, grooming salon, cat groomer, mobile groomer',
    keywords:
      'dog bath, dog haircut, pet grooming, dog nails, shed fur, deshed, matted fur, poodle cut, ear cleaning dog, dog wash',
    symptoms:
      'dog stinks, dog matted, trim dog nails, dog sheds everywhere, doodle needs haircut, dog rolled in mud, skunk sprayed dog',
  },
  {
    name: 'Pet Sitter',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'pet sitter, dog walker, dog sitter, cat sitter, kennel, dog boarding, doggy daycare, pet boarding, house sitter, poop scooper',
    keywords:
      'dog walk, drop in visit, overnight pet, horse boarding, pet taxi, pet store, feed cat, pet waste removal',
    symptoms:
      'watch my dog, dog alone all day, someone to feed cat, pets while on vacation, let dog out midday, leave dog when travel, walk my dog, dog poop yard',
  },
  {
    name: 'Dog Trainer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'dog trainer, dog behaviorist, obedience trainer, puppy trainer, animal behaviorist, horse trainer, riding instructor',
    keywords:
      'dog training, obedience, puppy class, leash, house training, crate training, service dog, agility, housebreak, aggressive dog, therapy dog, horseback riding',
    symptoms:
      'dog pulls on leash, dog barks, dog will not listen, puppy bites, dog jumps on people, dog chews everything, potty train puppy, separation anxiety dog, dog growls',
  },
  {
    name: 'Tutor',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles:
      'tutor, tutoring, teacher, math tutor, reading tutor, college counselor, sat prep, educational consultant, language teacher, test prep coach, academic coach, learning center, private school',
    keywords:
      'homework, sat, act prep, algebra, math, reading level, dyslexia, college application, college essay, grades, study skills, calculus, chemistry, ged, esl, spanish lessons, financial aid, scholarship, homeschool, exam, phonics, coding for kids',
    symptoms:
      'failing math, struggling in school, bad grades, son cannot read, help with homework, raise sat score, get into college, learn spanish, falling behind class, daughter hates school',
  },
  {
    name: 'Music Teacher',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles:
      'music teacher, piano teacher, guitar teacher, voice teacher, vocal coach, violin teacher, music school, drum teacher, acting coach, art teacher',
    keywords:
      'piano lesson, guitar lesson, singing lesson, violin lesson, voice lesson, drum lesson, music lesson, sheet music, recital, instrument, art lesson, acting class, ukulele, ear training',
    symptoms:
      'learn piano, learn guitar, play an instrument, learn to sing, kid wants drums, learn violin, music for my child',
  },
  {
    name: 'Child Care',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'child care, daycare, preschool, day care center, childcare provider, after school program, summer camp, montessori, preschool teacher, camp director',
    keywords:
      'toddler care, infant care, kindergarten, pre k, after school care, day camp, nursery school, drop in childcare, mothers day out, kids camp',
    symptoms:
      'place for toddler while i work, going back to work baby, kids out for summer, after school pickup, daycare waitlist, someone watch kids while work',
  },
  {
    name: 'Nanny',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'nanny, babysitter, au pair, sitter, mothers helper, governess, nanny agency, night nurse baby',
    keywords:
      'babysit, live in nanny, night nanny, date night sitter, nanny share, newborn care, household nanny',
    symptoms:
      'watch kids, someone to watch baby at home, date night kids, sitter for saturday, pick up kids from school, help with twins, sitter for wedding',
  },
  {
    name: 'Driving School',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'driving school, driving instructor, driving teacher, cdl school, flight instructor, drivers ed',
    keywords:
      'driving lesson, learners permit, road test, drivers license, parallel parking, cdl, dmv, defensive driving, behind the wheel, flying lessons',
    symptoms:
      'learn to drive, teach teen to drive, failed driving test, nervous driver, son needs permit, afraid of highway driving',
  },
  {
    name: 'Dance Studio',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'dance studio, dance teacher, dance instructor, choreographer, ballet teacher, gymnastics coach, ballroom instructor, cheer coach',
    keywords:
      'dance lesson, ballet, tap dance, hip hop, ballroom, salsa, line dance, first dance lessons, gymnastics, cheerleading, tumbling, tutu, dance class, swing dance, jazz dance',
    symptoms:
      'learn to dance, two left feet, daughter wants ballet, dance before wedding, learn first dance, cannot dance',
  },
  {
    name: 'Martial Arts',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'martial arts, karate teacher, martial arts instructor, sensei, dojo, boxing coach, swim instructor, sports coach, tennis coach, golf pro',
    keywords:
      'karate, taekwondo, jiu jitsu, judo, kickboxing, mma, black belt, self defense class, boxing, kung fu, swim lesson, golf lesson, tennis lesson, wrestling, sparring',
    symptoms:
      'kid bullied, teach kid discipline, learn self defense, learn to fight, learn to swim, improve golf swing, son needs confidence',
  },
  {
    name: 'Funeral Director',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'funeral director, funeral home, mortician, undertaker, cremation service, cemetery, pet cremation, monument maker',
    keywords:
      'funeral, burial, cremation, casket, urn, obituary, headstone, memorial service, grave, embalm, hearse, wake, ashes, tombstone, burial plot, celebration of life',
    symptoms:
      'arrange funeral, father died arrangements, plan my funeral, prepay funeral, scatter ashes, someone died what now, bury my dog',
  },
  {
    name: 'Tailor',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'tailor, seamstress, alterations, dressmaker, cobbler, shoe repair, bridal shop, fashion stylist, clothing boutique, tuxedo rental, personal shopper, upholsterer, quilter',
    keywords:
      'hem, suit, dress, wedding dress, zipper, sew, mend, gown, tuxedo, pants hemmed, button, bridesmaid dress, shoe sole, wardrobe, quilt, upholstery, patch jacket, prom dress, custom suit, knit, costume sewing, clothes, boots resoled',
    symptoms:
      'pants too long, dress too big, dress does not fit, take in suit, let out waist, ripped seam, zipper stuck, what to wear, sofa reupholster, heel broke off, nothing to wear',
  },
  {
    name: 'Jeweler',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'jeweler, jewelry store, goldsmith, watchmaker, watch repair, gemologist, silversmith, diamond dealer, clock repair, gold buyer',
    keywords:
      'engagement ring, jewelry, diamond, gold, necklace, watch battery, bracelet, wedding band, earring, gemstone, ring resize, pearl, prong, silver, clasp, pendant, rolex, brooch, ruby',
    symptoms:
      'ring too tight, stone fell out, lost diamond, going to propose, watch stopped, sell gold, chain broke necklace, redesign grandmas ring, anniversary present for wife, grandfather clock stopped',
  },
  {
    name: 'Dry Cleaner',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'dry cleaner, laundry service, laundromat, cleaners clothes, wash and fold, launderer, dry cleaning',
    keywords:
      'laundry, starch shirt, shirt press, stain on dress, comforter wash, gown preservation, ironing, garment, leather cleaning, tablecloth cleaning, wedding dress cleaning, drapes cleaned',
    symptoms:
      'wine on suit, laundry piling up, no time for laundry, preserve wedding dress, stain on shirt, wrinkled suit, pick up laundry',
  },
];
