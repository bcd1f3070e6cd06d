/** Trade knowledge (M1): homes bought and sold, money, insurance and the law. Data only. */
import type { Profession } from '../profession.ts';

export const financeAndLaw: readonly Profession[] = [
  {
    name: 'Realtor',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'realtor, real estate agent, listing agent, buyer agent, estate agent, selling agent, realty, real estate, property agent, relocation specialist, house hunter',
    keywords:
      'house listing, mls, zillow, open house, home value, land for sale, fsbo, sale by owner, house hunt, relocate, first time buyer, first home, downsize, townhouse, condo, new construction, school district, neighborhood, acreage, subdivision, vacation home, beach house, lake house, second home, investment property, short sale, comps, market analysis, bidding war, buy house, sell house, buy home, sell home, purchase home, forever home, sell land, empty nester, gated community, horse property, 55 plus community, housing market, escrow, earnest money, counteroffer, showing, apartment hunt, house flip',
    symptoms:
      'house too small, outgrow house, more bedrooms, need more space, house too big, too many stairs, one story home, job transfer, transferred here, moving to area, moving out of state, new in town need place, list my house, put house on market, house worth, sitting on market, expired listing, lost bidding war, offer rejected, closer to school, sell parents house, sell moms house, inherited house, divorce sell house, tired of renting, stop renting, lease ending, looking for house, tour homes, sell fast, cash offer, buy and sell same time, relocate for work, house closer to grandkids, good time to sell, put down roots, live on water, few acres, bigger yard',
  },
  {
    name: 'Mortgage Lender',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'mortgage lender, mortgage broker, loan officer, mortgage banker, mortgage loan originator, mlo, lender, home loan, mortgage guy',
    keywords:
      'mortgage, refinance, refi, heloc, home equity, reverse mortgage, preapproval, prequalify, interest rate, fixed rate, adjustable rate, arm, fha, va loan, usda loan, conventional loan, jumbo loan, construction loan, bridge loan, down payment, pmi, points, rate lock, closing costs, underwriting, amortization, debt to income, loan to value, bank statement loan, cash out, dscr, house payment, escrow account, 30 year, 15 year, house financing, fannie mae',
    symptoms:
      'how much house afford, afford house, qualify for house, get preapproved, financing to buy, lower monthly payment, lower my rate, no money down, low down payment, bank turned us down, denied home loan, self employed mortgage, bad credit house, pull equity out, borrow against house, drop pmi, mortgage too high, veteran home loan, credit score buy house, gift money down payment, pay off mortgage early, money to build house, consolidate debt into house, preapproval letter, buy before selling, loan for house, first house financing, buy out ex house',
  },
  {
    name: 'Accountant',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'accountant, cpa, bookkeeper, tax preparer, certified public accountant, enrolled agent, tax guy, tax lady, controller, fractional cfo, accounting, bookkeeping',
    keywords:
      'tax, tax return, irs, w2, 1099, 1040, schedule c, k1, deduction, tax refund, write off, audit, back taxes, quarterly taxes, estimated payment, quickbooks, xero, the books, ledger, reconcile, balance sheet, profit and loss, financial statement, chart of accounts, accounts payable, accounts receivable, receipt, expense report, depreciation, extension, self employment tax, s corp, form 990, ein, fiscal year, cash flow, year end, tax planning, mileage log, turbotax, amended return, nonprofit accounting, withholding, invoicing, capital gain',
    symptoms:
      'owe irs, letter from irs, file late, have not filed, unfiled years, books are a mess, shoebox of receipts, behind on books, catch up books, paid too much, bigger refund, set aside for taxes, first year self employed, side hustle income, freelance income, getting audited, track expenses, bank statements do not match, close the books, know if profitable, where money goes, missing w2, rental income, sold stock taxes, tax season, penalty and interest, home office deduction, claim dependent, do my taxes, file taxes, uncle sam, clean up quickbooks, hate spreadsheets, business finances, keep more of what i earn, moved states taxes',
  },
  {
    name: 'Financial Advisor',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'financial advisor, financial planner, wealth manager, investment advisor, cfp, certified financial planner, money manager, stockbroker, fiduciary, finance guy',
    keywords:
      'retirement, retire, 401k, 403b, ira, roth, rollover, pension, invest, stock, mutual fund, etf, index fund, annuity, portfolio, brokerage, 529, college fund, college savings, nest egg, wealth, social security, net worth, dividend, asset allocation, risk tolerance, rsu, required minimum distribution, rmd, diversify, financial plan, budget, emergency fund, compound interest, deferred compensation, market crash, inflation, windfall, severance, savings bond, municipal bond',
    symptoms:
      'when can i retire, retire early, enough to retire, outlive my money, run out of money, old 401k, left job 401k, roll over, money sitting in savings, money work for me, grow my money, came into money, inherited money, lottery, lost money in market, market scares me, save for college, pay for college, take social security, plan for future, behind on saving, start saving, live paycheck to paycheck, widow finances, husband handled money, divorce settlement invest, second opinion investments, advisor never calls, fees too high portfolio, sold business what now, build wealth, passive income, financial freedom, baby savings, put money away, leave legacy to kids, pension lump sum',
  },
  {
    name: 'Insurance Agent',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'insurance agent, insurance broker, insurance, insurance guy, property and casualty, p and c, independent agent, life insurance agent, state farm agent, underwriter',
    keywords:
      'homeowners insurance, home insurance, auto insurance, car insurance, life insurance, term life, whole life, renters insurance, flood insurance, umbrella policy, liability insurance, business insurance, commercial insurance, general liability, workers comp, bop, boat insurance, motorcycle insurance, rv insurance, landlord policy, certificate of insurance, coi, coverage, policy, insurance premium, deductible, claim, bundle, sr22, errors and omissions, cyber liability, surety bond, long term care insurance, disability insurance, final expense, burial policy, wedding insurance, event insurance, pet insurance, teen driver, replacement cost, wind and hail, geico, progressive, mortgage protection',
    symptoms:
      'rates went up insurance, insurance too high, cheaper insurance, save on insurance, dropped by insurance, policy cancelled, nonrenewed, claim denied, hail damage claim, tree fell on house claim, totaled car claim, new driver policy, teen started driving, bought new car insure, insure house, insure business, lender requires insurance, client wants certificate, proof of insurance, am i covered, enough coverage, covered if flood, hit uninsured driver, protect family if i die, protect what i own, sued if someone slips, shop around insurance, bundle home and auto, dog bite liability, lapse in coverage',
  },
  {
    name: 'Health Insurance Agent',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'health insurance agent, medicare agent, medicare advisor, benefits broker, benefits consultant, health plan specialist, employee benefits',
    keywords:
      'health insurance, medicare, medicare advantage, medicare supplement, medigap, part b, part d, medicaid, obamacare, aca, affordable care act, marketplace plan, healthcare gov, open enrollment, cobra, health plan, medical insurance, dental insurance, vision insurance, dental plan, vision plan, group health, group benefits, group plan, company health plan, hsa, fsa, ppo, hmo, copay, out of pocket, subsidy, aflac, blue cross, aetna, united healthcare, cigna, humana, prescription coverage, in network, special enrollment, supplemental insurance, critical illness, health share, donut hole',
    symptoms:
      'turning 65, sign up for medicare, which medicare plan, medicare confusing, lost coverage with job, laid off health coverage, no health insurance, uninsured family, off parents plan, turned 26, retire before medicare, health premium too high, doctor not in network, drop my doctor plan, offer benefits to employees, benefits for my staff, health coverage for team, prescriptions too expensive plan, drug plan, between jobs coverage, pick health plan, annual enrollment, insurance for braces, glasses coverage',
  },
  {
    name: 'Banker',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'banker, business banker, credit union, branch manager, personal banker, community bank, treasury management, banking',
    keywords:
      'checking account, savings account, business account, business loan, sba loan, sba, line of credit, working capital, equipment financing, commercial loan, car loan, auto loan, personal loan, student loan, credit card, debit card, cd, certificate of deposit, money market, safe deposit box, wire transfer, ach, cashiers check, atm, overdraft, direct deposit, lockbox, remote deposit, zelle, positive pay, commercial mortgage, business credit, fdic, bank fees, letter of credit, invoice factoring',
    symptoms:
      'open account, open checking, account for my kid, switch banks, bank closed branch, bank fees too high, loan to expand, money to start business, financing for business, fund startup, finance truck, buy building loan, need capital, cash crunch, cover payroll gap, deposit checks, cash a check, loan denied business, better savings rate, earn interest on savings, access to cash, business credit card, local bank knows me, real person at bank, fraud on account, bounced check, exchange currency, wire money, count coins',
  },
  {
    name: 'Estate Planning Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles:
      'estate planning attorney, estate planner, estate attorney, probate attorney, elder law attorney, elder law, trust attorney, wills lawyer, trusts and estates',
    keywords:
      'estate plan, last will, living will, make will, write will, living trust, revocable trust, irrevocable trust, special needs trust, trust fund, probate, executor, executrix, power of attorney, poa, healthcare directive, advance directive, healthcare proxy, guardianship, guardian for kids, conservatorship, beneficiary, heir, inheritance, disinherit, intestate, medicaid planning, asset protection, bequest, trustee, codicil, dnr, legacy plan, small estate affidavit, end of life documents, blended family',
    symptoms:
      'no will, never made will, will out of date, dad passed away, mom died, parent died house, husband passed away, left everything, settle estate, named executor, who raises kids, kids taken care of if we die, something happens to us, who gets house, protect assets nursing home, medicaid spend down, mom has dementia sign, make decisions for parent, make medical decisions, siblings fighting over estate, contest will, pass on business, special needs child future, second marriage kids, get affairs in order, legal papers aging parents, estate in court, deceased accounts, set up trust, update will',
  },
  {
    name: 'Real Estate Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles:
      'real estate attorney, real estate lawyer, closing attorney, title company, settlement agent, conveyancer, escrow officer, closing agent',
    keywords:
      'closing, title search, title insurance, deed, quitclaim, real estate contract, purchase contract, easement, lien on house, boundary dispute, property line, encroachment, zoning, eviction, lease review, lease agreement, tenant dispute, hoa dispute, covenants, foreclosure, earnest money dispute, settlement statement, deed transfer, chain of title, cloud on title, quiet title, land contract, 1031 exchange, condemnation, eminent domain, right of way, variance, commercial lease, mineral rights, plat',
    symptoms:
      'close on house, buying house need attorney, handle closing, add wife to deed, add name to deed, take ex off deed, put house in llc, neighbor fence on my land, neighbor over property line, evict tenant, tenant will not pay, seller backed out, buyer backed out, seller hid defects, lien found, contractor put lien, who owns land, hoa fines, shared driveway, facing foreclosure, landlord kept deposit, split land, deed wrong name, title problem',
  },
  {
    name: 'Family Law Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles:
      'family law attorney, divorce lawyer, divorce attorney, family lawyer, custody lawyer, adoption attorney',
    keywords:
      'divorce, custody, child support, alimony, spousal support, prenup, adoption, paternity, restraining order, protective order, annulment, mediation, domestic violence, marital assets, name change, grandparent rights, prenuptial, visitation',
    symptoms:
      'leaving my husband, wife left me, spouse cheating, split up kids, ex will not pay support, ex keeps kids, see my kids, marriage ending, adopt stepchild, modify custody',
  },
  {
    name: 'Criminal Defense Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'criminal defense attorney, criminal lawyer, defense lawyer, dui lawyer, dwi attorney',
    keywords:
      'dui, dwi, traffic ticket, arrest, bail, felony, misdemeanor, expunge, criminal record, probation, assault charge, drug charge, warrant, court date, jail, plea, shoplifting, license suspended, juvenile court, speeding ticket',
    symptoms:
      'pulled over drunk, caught speeding, points on license, son in jail, charged with crime, police want to question, clear my record, failed breathalyzer',
  },
  {
    name: 'Personal Injury Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles:
      'personal injury attorney, injury lawyer, accident lawyer, personal injury lawyer, ambulance chaser, disability lawyer',
    keywords:
      'car accident, motorcycle accident, whiplash, slip and fall, wrongful death, malpractice, dog bite, settlement, pain and suffering, medical malpractice, defective product, social security disability',
    symptoms:
      'hurt in accident, rear ended injured, injured at work, hurt on job, hit by car, fell at store, insurance lowballing, sue for injury, lost wages accident, medical bills after crash, hit and run, disability denied',
  },
  {
    name: 'Business Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles:
      'business attorney, business lawyer, corporate lawyer, employment lawyer, trademark attorney, patent attorney, intellectual property lawyer, attorney, lawyer, litigator, legal counsel, law firm',
    keywords:
      'llc, incorporate, articles of incorporation, operating agreement, partnership agreement, nda, noncompete, trademark, copyright, patent, breach of contract, lawsuit, sue, cease and desist, shareholder, wrongful termination, registered agent, buy sell agreement, legal advice, contract review, arbitration, sexual harassment, demand letter',
    symptoms:
      'start llc, being sued, client will not pay, partner wants out, protect my idea, someone copied my logo, protect brand name, fired unfairly, employee stole clients, small claims',
  },
  {
    name: 'Immigration Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'immigration attorney, visa lawyer',
    keywords:
      'immigration, green card, visa, citizenship, naturalization, deportation, asylum, work permit, h1b, uscis, daca, fiance visa, i 9, undocumented, sponsor relative, permanent resident, overstay, refugee',
    symptoms:
      'bring wife from overseas, become citizen, sponsor foreign worker, visa expired, spouse from another country, hire from abroad, stay in country',
  },
  {
    name: 'Bankruptcy Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'bankruptcy attorney, debt lawyer',
    keywords:
      'bankruptcy, chapter 7, chapter 13, chapter 11, debt relief, creditors, repossess, insolvent, debt settlement, wage garnishment',
    symptoms:
      'drowning in debt, cannot pay bills, creditors calling, wages garnished, about to lose house, maxed out credit cards, debt collectors suing, buried in debt, in over my head',
  },
  {
    name: 'Notary',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'notary, mobile notary, loan signing agent, signing agent, apostille agent',
    keywords:
      'notarize, apostille, affidavit, acknowledgment, sworn statement, witness signature, notary seal',
    symptoms:
      'papers notarized, document stamped, sign in front of notary, notarize at home, signature witnessed',
  },
  {
    name: 'Private Investigator',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'private investigator, private eye, detective, pi, process server, skip tracer',
    keywords:
      'surveillance, background check, investigate, infidelity, stakeout, skip trace, missing person, hidden assets, bug sweep, undercover, serve papers',
    symptoms:
      'find someone, being followed, employee stealing, locate debtor, check out boyfriend, prove affair',
  },
  {
    name: 'Commercial Realtor',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'commercial realtor, leasing agent, tenant rep',
    keywords:
      'commercial property, office space, retail space, warehouse space, storefront, commercial real estate, industrial building, strip mall, office lease, triple net, coworking, commercial land, shopping center, multifamily, square footage, flex space, restaurant space',
    symptoms:
      'outgrown office, find storefront, space for my shop, open second location, need warehouse, rent retail, sell building, buy building',
    neighbours: 'Realtor',
  },
  {
    name: 'Property Manager',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'property manager, property management, landlord, hoa manager, airbnb manager, vacation rental manager, community manager hoa',
    keywords:
      'rental property, tenant, rent collection, tenant screening, lease renewal, airbnb, vrbo, short term rental, vacancy, rental listing, security deposit, hoa management, rent my house, duplex, section 8',
    symptoms:
      'find tenant, rent out house, manage my rental, tired of being landlord, tenant trashed place, out of state owner, empty rental',
    neighbours: 'Realtor',
  },
  {
    name: 'Appraiser',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'appraiser, antique appraiser, valuation specialist, personal property appraiser',
    keywords:
      'appraisal, valuation, appraised value, tax assessment appeal, date of death value, antique value, collectible value',
    symptoms:
      'official value of house, appraisal came in low, property tax too high, value of heirlooms, worth of antiques, value for divorce',
  },
  {
    name: 'Business Broker',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'business broker, mergers and acquisitions advisor, franchise broker, franchise consultant, exit planner',
    keywords:
      'sell business, buy business, business valuation, business for sale, franchise, exit strategy, merger, acquisition, due diligence, ebitda, succession plan',
    symptoms:
      'sell my company, ready to exit, what is my business worth, own franchise, buy existing business, acquire competitor, hand over company',
  },
  {
    name: 'Credit Repair',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'credit repair, credit counselor, credit coach, debt counselor',
    keywords:
      'credit report, fico, credit bureau, equifax, experian, transunion, credit history, collections account, charge off, debt consolidation, late payment mark, credit dispute, identity theft, credit score',
    symptoms:
      'bad credit, raise my score, fix my credit, error on credit report, denied credit, rebuild credit, stole my identity, score dropped, no credit history, collection calls',
  },
];
