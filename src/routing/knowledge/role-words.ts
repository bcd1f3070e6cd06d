/**
 * How rosters of networking organisations, chambers and licence boards write a member's role: short forms, licences,
 * words about the person or the firm, and headings that are no trade. Everything in lower case. Data only.
 */

/** 'short: long' on each line. */
const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s*:\s*/) as [string, string]),
  );

/** Values separated by commas. */
const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s*[,\n]\s*/));

/** Short forms, wherever they stand in a role; a full stop after them belongs to them. */
export const shortForms = pairs(`
  a/c: air conditioning
  acct: accounting
  acctg: accounting
  admin: administrative
  adv: advertising
  apt: apartment
  arch: architect
  assn: association
  atty: attorney
  attys: attorney
  automotive: auto
  av: audio video
  a/v: audio video
  bldg: building
  bldr: builder
  bldrs: builder
  biz: business
  bkkpg: bookkeeping
  bus: business
  c.p.a: cpa
  cert: certified
  comp: compensation
  ctr: center
  ctrs: center
  chiro: chiropractor
  comm: commercial
  comm'l: commercial
  conc: concrete
  constr: construction
  const: construction
  contr: contractor
  corp law: corporate law
  cust: custom
  dev: development
  elec: electrical
  elect: electrical
  equip: equipment
  est: estate
  exc: excavation
  ext: exterior
  f&b: food
  fab: fabrication
  fam: family
  fin: financial
  gen: general
  gen'l: general
  h/c: heating and cooling
  htg: heating
  hvac/r: hvac
  hr: human resources
  ins: insurance
  insp: inspection
  int/ext: interior and exterior
  ext/int: exterior and interior
  res/comm: residential and commercial
  comm/res: commercial and residential
  inst: installation
  install: installation
  int: interior
  intl: international
  invest: investment
  irrig: irrigation
  lic: licensed
  ldscp: landscape
  maint: maintenance
  mfg: manufacturing
  mgmt: management
  mgt: management
  mgr: manager
  mktg: marketing
  mtg: mortgage
  mtge: mortgage
  ofc: office
  ortho: orthodontist
  p&c: property casualty insurance
  p & c: property casualty insurance
  photo: photography
  plbg: plumbing
  plmb: plumbing
  pr: public relations
  prof: professional
  prop: property
  pt: physical therapist
  r.e: real estate
  re: real estate
  reno: renovation
  renos: renovation
  repr: repair
  res: residential
  resi: residential
  rest: restoration
  sec: security
  sr: senior
  svc: service
  svcs: service
  srvcs: service
  serv: service
  tech: technology
  trans: transportation
  vet: veterinarian
  video: videography
  w&t: wills and trusts
  w/c: workers compensation
  warr: warranty
`);

/** Short forms that are a trade only where they are a whole part of a role: 'Jane Roe, DC', but 'Washington DC Tours'. */
export const wholeParts = pairs(`
  abr: realtor
  aprn: family doctor
  atp: physical therapist
  chfc: financial advisor
  clu: life insurance agent
  crpc: financial advisor
  crs: realtor
  cma: accountant
  counsel: attorney
  dc: chiropractor
  d.c: chiropractor
  dpt: physical therapist
  ea: tax preparer
  esq: attorney
  esquire: attorney
  gri: realtor
  it: it support
  jd: attorney
  faap: pediatrician
  rph: pharmacist
  lac: acupuncturist
  l.ac: acupuncturist
  lcmhc: therapist
  lcsw: therapist
  lmft: therapist
  lpc: therapist
  lmbt: massage therapist
  lmt: massage therapist
  law: attorney
  legal: attorney
  loans: mortgage lender
  mlo: mortgage loan officer
  nmls: mortgage lender
  np: family doctor
  od: optometrist
  o.d: optometrist
  p.i: private investigator
  pe: structural engineer
  p.e: structural engineer
  pharmd: pharmacist
  pls: land surveyor
  promo: promotional products
  rd: nutritionist
  rdn: nutritionist
  rpls: land surveyor
  ria: financial advisor
  salon: hair salon
  sign: sign shop
  signage: sign shop
  signs: sign shop
  sres: realtor
  wraps: sign shop
`);

/** Words about the person, their standing or their firm: a role is about what is left. */
export const besideTrades = listed(`
  owner, co-owner, owner/operator, operator, founder, co-founder, president, vice president, vp, ceo, cfo, coo, principal,
  partner, managing partner, managing member, proprietor, sales, sales rep, representative, rep, associate, manager,
  general manager, director, executive, account executive, senior, sole, of, at, the, a, by, your, our, and, dr, mr, mrs,
  llc, l.l.c, inc, incorporated, co, company, corp, corporation, ltd, limited, pllc, p.l.l.c, pc, p.c, pa, p.a, lp, llp,
  group, grp, associates, assoc, assocs, sons, bros, brothers, enterprise, enterprises, solutions, solution, systems,
  partners, firm, team, services, service, usa, america, nc, sc, franchise, franchisee, professionals, specialists,
  specialties, specialist, provider, professional, expert, consultant, consulting, contractors, contractor, contracting,
  licensed, certified, registered, insured, bonded, independent, local, nationwide, full-service, full service,
  family-owned, family owned, veteran-owned, woman-owned, locally owned, accredited, experienced, full, custom,
  other, misc, miscellaneous, all, member, home-based, mobile, nmls, license, licence,
  lic, studio, center, shop, store, office, clinic, institute, academy, md, m.d, do, only, new, small business, premier, quality, elite, practice, industry, category
`);

/** Headings of classifications. They give way to any other part, and name nothing beside one that is not understood. */
export const headings = listed(`
  agriculture, animal, animals, architecture & engineering, art, arts, arts & entertainment, automotive, auto, beauty,
  beauty & personal care, beauty & wellness, building, building & construction, building services, building trades,
  business, business & finance, business & professional services, business consulting, business services, business to business,
  communications, computer & it, construction, construction & trades, construction trades, consulting, consumer services,
  contractor, contractors, education, education & training, employment, employment activities, engineering, entertainment,
  event & business service, event services, events, family, fashion, finance, finance & insurance, financial,
  financial & insurance, financial services, food, food & beverage, food & dining, food services, general, goods & services,
  government, health, health & beauty, health & fitness, health & medical, health & wellness, health care, healthcare,
  health services, home, home & garden, home & office, home care services, home improvement, home & property, home maintenance,
  home repair, home service, home services, hospitality, house & home, household, industrial, leisure, lifestyle,
  maintenance, manufacturing, media, medical, medical services, misc, office, organizations & others, other, other services,
  outdoor, outdoor services, personal, personal care, personal care & services, personal services, pet, pet care services, pets,
  pets & animals, professional, professional services, property services, real estate services, recreation,
  religion & spirituality, residential services, retail, services, skilled trades, skilled trade, specialty, specialty trades,
  sports, sports & leisure, sports & recreation, tech, technology, trade, trades, trades & home services, trade services,
  transport, transport & shipping, transportation, travel, travel & leisure, travel & transportation, wellness,
  wedding & events, weddings, wedding, real estate & construction, legal & accounting, legal & financial, legal services,
  it & technology, marketing & media, advertising & marketing, sales & marketing, marketing & advertising, b2b, b2c
`);

/** Trades that also head a list of others: with a dash after them, they give way to a part that names another trade. */
export const fields = listed(`
  accounting, advertising, attorney, attorneys, banking, car, cleaning, construction management, dental, design, events,
  fitness, insurance, it, landscaping, law, lawyer, legal, lending, marketing, mortgage, music, photography, printing,
  real estate, realty, remodeling, repair, security, training
`);

/** What is done with the goods of a trade, or where, as base forms: 'Gutter Install', 'Tire & Wheel Center'. */
export const tradeWork = listed(`
  installation, repair, service, services, sale, maintenance, care, replacement, design, center, shop, work, works, finish,
  finishing, refinishing, removal, construction, contractor, contracting, specialist, technician, professional, pro, expert,
  company, group, llc, inc, consulting, consultant, solution, studio, management, system, product, supply, delivery, agency,
  firm, office, clinic, practice, academy, school, instruction, lesson, training, education, program, specialty, owner,
  restoration, inspection, treatment, lab, store, market, house, home, team, associate, partner, law, attorney, agent, broker,
  manager, coordinator, director, planning, planner, collection, gallery, and, of, in, for, the, usa, plus, co, pro,
  unlimited, express, direct, depot, outlet, master, king, guy, doctor, hospital, fabrication, rental
`);

/** What any trade can be, before a word for a person: 'Residential Realtor', 'Master Barber'. */
export const qualities = listed(`
  residential, commercial, industrial, custom, mobile, master, family, luxury, state, board, journeyman, advanced, award, winning,
  holistic, natural, christian, bilingual, spanish, historic, modern, pediatric, private, personal, virtual, freelance, fine
`);

/** End like words for a person, and are goods or places. */
export const notAgents = listed(`
  gutter, lumber, computer, sprinkler, shutter, water, printer, generator, door, floor, decor, exterior, interior, motor,
  outdoor, indoor, dumpster, drain, copier, trailer, timber, laser, tour, sewer, center, manicure, dinner, color, corporate
`);
