/** Trade knowledge (M1): homes bought and sold, money, insurance and the law. Data only. */
import type { Profession } from '../profession.ts';

export const financeAndLaw: readonly Profession[] = [
  {
    name: 'Realtor',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'realtor, listing agent, buyer agent, estate agent, selling agent, realty, real estate, relocation specialist, real estate agent',
    keywords:
      'mls, zillow, open house, home value, land for sale, fsbo, house hunt, relocate, first time buyer, downsize, townhouse, school district, neighborhood, acreage, subdivision, vacation home, beach house, second home, investment property, comps, market analysis, bidding war, buy house, sell house, buy home, sell home, forever home, gated community, horse property, 55 plus community, housing market, escrow, house flip, short sale, purchase home, counteroffer, apartment hunt, new construction home, empty nester, townhome, waterfront, lockbox, lakefront',
    symptoms:
      'we are selling, outgrow house, one story home, job transfer, moving out state, put house on market, house worth, sitting on market, expired listing, closer school, sell moms house, divorce sell house, tired renting, lease ending, cash offer, buy and sell same time, house closer grandkids, live on water, bigger yard, stop renting, few acres, lost bidding war, relocating work, living closer grandkids, house cramped, stairs house hard, moving closer family, single story, baby coming bigger house, house family growing, too big, starter home, one story, show school',
  },
  {
    name: 'Mortgage Lender',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'mortgage lender, loan officer, mlo, lender, home loan',
    keywords:
      'mortgage, refinance, refi, heloc, home equity, reverse mortgage, preapproval, prequalify, interest rate, adjustable rate, fha, va loan, usda loan, construction loan, down payment, pmi, rate lock, closing costs, underwriting, amortization, debt to income, house payment, house financing, preapproved, mortgage broker, fixed rate, jumbo loan, bridge loan, conventional loan, cash out equity, house down payment, prequalified, loan, escrow, underwriter, jumbo, adjustable, assumable, qualify, origination',
    symptoms:
      'how much house afford, afford house, qualify house, lower monthly payment, bank turned down, denied home loan, bad credit house, pull equity out, borrow against house, veteran home loan, credit score buy house, gift money down payment, money build house, consolidate debt into house, buy before selling, loan house, buy out ex house, self employed mortgage, pay off mortgage early, rates dropped, buy home bad credit, lower mortgage, zero down, loan build house, second home, bank statement, 15 year, money down, land loan, bankruptcy house, buy house credit, realtor letter, financing home, loan remodel, get approved, borrow house, credit house, pull money, ready stop, pay credit, divorce buy',
  },
  {
    name: 'Accountant',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'accountant, cpa, bookkeeper, tax preparer, enrolled agent, tax lady, controller, fractional cfo, accounting, bookkeeping, certified public accountant, tax guy',
    keywords:
      'tax, irs, w2, 1099, 1040, schedule c, deduction, audit, quickbooks, xero, ledger, reconcile, balance sheet, profit and loss, financial statement, accounts payable, receipt, expense report, depreciation, ein, cash flow, turbotax, amended return, invoicing, capital gain, s corp, withholding, quarterly taxes, k1, accounts receivable, tax lien, tax write off, tax extension, owed, deduct, return, quarterly, dependent, uber, doordash, refund, corporation, gambling',
    symptoms:
      'owe irs, file late, unfiled years, books mess, shoebox receipts, catch up books, bigger refund, set aside taxes, first year self employed, side hustle income, freelance income, bank statements do not match, know if profitable, rental income, sold stock taxes, penalty and interest, home office deduction, claim dependent, uncle sam, hate spreadsheets, books behind, close month books, numbers do not add up, huge tax bill, crypto gains, april deadline, profit unclear, stock sold, tax software, airbnb tax, married filing, estimated payment, foreign income, just married tax, nonprofit 990, april 15, business taxes, file jointly, tax question, sell online taxes, tax retired, clean book, owe sale',
  },
  {
    name: 'Financial Advisor',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'financial advisor, financial planner, investment advisor, cfp, stockbroker, fiduciary',
    keywords:
      'retirement, retire, 401k, ira, roth, rollover, pension, invest, stock, mutual fund, etf, annuity, portfolio, brokerage, 529, college fund, college savings, nest egg, wealth, social security, net worth, rmd, diversify, financial plan, budget, compound interest, market crash, inflation, windfall, severance, savings bond, dividend, municipal bond, emergency fund, stock options, 403b, pension lump sum, investments, cds',
    symptoms:
      'outlive money, run out money, money sitting savings, money work me, lost money market, market scares me, start saving, live paycheck paycheck, husband handled money, advisor never calls, fees too high portfolio, sold business what now, passive income, financial freedom, put money away, inherited money, retire early, old 401k from job, second opinion investments, behind on saving, build wealth, afford stop working, not sure saving enough, inherited, widow money, insurance payout, company stock, index fund, money manager, plan future, fee only, roll over, divorce money, settlement money, money manage, pension choose, loans save, bank earn, baby life, sell product',
  },
  {
    name: 'Insurance Agent',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'insurance agent, insurance, independent agent, insurance broker, insurance guy',
    keywords:
      'homeowners insurance, home insurance, auto insurance, car insurance, life insurance, term life, flood insurance, umbrella policy, liability insurance, business insurance, commercial insurance, workers comp, certificate of insurance, coi, coverage, policy, deductible, claim, bundle, sr22, errors and omissions, surety bond, long term care insurance, final expense, wedding insurance, pet insurance, teen driver, geico, mortgage protection, renters insurance, boat insurance, motorcycle insurance, rv insurance, disability insurance, general liability, replacement cost, insurance premium, property and casualty, whole life policy, liability, trampoline, homeowners, canceled, nonrenewal, motorcycle, dui, premiums, insured',
    symptoms:
      'rates went up insurance, nonrenewed, tree fell on house claim, totaled car claim, teen started driving, bought new car insure, insure house, insure business, client wants certificate, protect family if die, sued if someone slips, dog bite liability, lapse coverage, claim denied, cheaper insurance, hit uninsured driver, shop around quotes, proof insurance, dropped by carrier, storm damage claim, home burned down claim, compare quotes, family protected death, fender bender, commercial auto, golf cart, jewelry rider, bought house insurance, landlord policy, dog bite, ticket rate, shop around, wreck claim, event insurance, burial policy, food truck, lender binder, apartment covered, camper cover, car rate, house burn, car pay, turned 16, moved switch, fence file, son license, rear ended, engaged ring',
  },
  {
    name: 'Health Insurance Agent',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'health insurance agent, benefits broker, benefits consultant, employee benefits',
    keywords:
      'health insurance, medicare, medigap, part b, medicaid, obamacare, aca, marketplace plan, open enrollment, cobra, health plan, dental insurance, vision insurance, group benefits, hsa, fsa, ppo, hmo, copay, subsidy, aflac, blue cross, aetna, humana, prescription coverage, supplemental insurance, donut hole, affordable care act, group health, dental plan, vision plan, medical insurance, medicare advantage, medicare supplement, special enrollment, critical illness, cigna, healthcare gov, medicare part d, medical deductible, dental coverage, network, uninsured, benefits, deductible, enroll, premium, marketplace, reenroll',
    symptoms:
      'turning 65, lost coverage job, laid off health coverage, uninsured family, off parents plan, doctor not network, benefits staff, prescriptions too expensive plan, drug plan, between jobs coverage, insurance braces, confused by medicare, premium health too high, keep my doctor plan, benefits keep employees, glasses coverage, compare health plans, missed open enrollment, parent needs medicare, self employed health, early retire coverage, sixty five, freelance health, in network, short term plan, health coverage, high deductible, self employed insurance, cover until 65, dads insurance, prescription cost, medicare mail, family coverage, plan work, cobra cost, six offer, plan 26',
  },
  {
    name: 'Banker',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'banker, credit union, branch manager, banking',
    keywords:
      'checking account, savings account, business loan, sba, line of credit, working capital, equipment financing, commercial loan, car loan, auto loan, personal loan, credit card, cd, certificate of deposit, money market, safe deposit box, wire transfer, ach, cashiers check, atm, overdraft, business credit, fdic, business account, debit card, bank fees, letter of credit, remote deposit, zelle, van loan, truck loan, vehicle loan, borrow, checkbook, medallion, teller, debit, heloc, account, fraud, lockbox, coin, signer, consolidate, lending, deposits, cds, currency',
    symptoms:
      'open account, switch banks, fund startup, buy building loan, cash crunch, cover payroll gap, cash check, earn interest on savings, real person bank, fraud on account, bounced check, exchange currency, wire money, count coins, deposit checks, loan expand, bank closed branch, finance truck, loan denied business, better savings rate, fees checking, commercial mortgage, build credit, minimum balance, card declined, cash deposit, nonprofit account, transfer money, bridge cash, revolving line, account estate, local bank, second chance checking, loan inventory, bank app, joint checking, partner bought, buy renting, cash food, bank call, business growing, equipment loan, customer pay, money somewhere, shop money, flow tight, cash staff',
  },
  {
    name: 'Estate Planning Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'estate planning attorney, probate attorney, elder law, wills lawyer, estate attorney',
    keywords:
      'living trust, probate, executor, executrix, power of attorney, poa, advance directive, guardianship, beneficiary, heir, inheritance, disinherit, intestate, medicaid planning, asset protection, trustee, dnr, blended family, trust fund, conservatorship, estate plan, revocable trust, healthcare proxy, bequest, codicil, end of life documents, wills, living wills, guardian, estate, stepkids, medicaid, stepmother, coma',
    symptoms:
      'who raises kids, kids taken care if die, protect assets nursing home, make decisions parent, pass on business, special needs child future, second marriage kids, get affairs order, legal papers aging parents, deceased accounts, set up trust, fight over estate, settle estate, siblings fighting inheritance, medicaid spend down, sign for mom dementia, something happens me kids, named executor, papers order before surgery, avoid probate, wills outdated, house inherited by kids, wishes written, relative died, parent died, leave to, a will, grandma died, special needs, nursing home take house, no will, alzheimer papers, clerk of court, dementia sign, update will, after death, hospice papers, last will, who gets, bank executor, will divorce, beneficiary ex, sign checking',
  },
  {
    name: 'Real Estate Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles:
      'closing attorney, settlement agent, escrow officer, real estate attorney, real estate lawyer, title company',
    keywords:
      'closing, title insurance, deed, quitclaim, real estate contract, purchase contract, easement, lien on house, boundary dispute, property line, encroachment, zoning, eviction, lease review, covenants, foreclosure, 1031 exchange, eminent domain, plat, tenant dispute, hoa dispute, commercial lease, quiet title, settlement statement, deed transfer, rezoning, title, variance, squatter, condemn, timeshare, liens, partition',
    symptoms:
      'buying house need attorney, take ex off deed, put house llc, neighbor fence on land, evict tenant, tenant will not pay, seller backed out, buyer backed out, contractor put lien, who owns land, shared driveway, landlord kept deposit, split land, add name deed, seller hid defects, handle closing, title problem, neighbor dispute line, breaking lease, no agent, co owner, mechanics lien, mineral rights, wire instructions, draft lease, foreclosure notice, heirs property, seller hid, land lawyer, contract house, siblings land, right of way, property lawyer, record deed, highway department, lease agreement, name deed ex, adverse possession, builder lawsuit, cross our land, buy land contract, add deed, builder contract, deed ex, selling home, sell brother, set 30th, house owner, friend agent',
  },
  {
    name: 'Family Law Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles:
      'family law attorney, divorce lawyer, family lawyer, divorce attorney, custody lawyer, adoption attorney',
    keywords:
      'separation, divorce, custody, child support, alimony, prenup, adoption, paternity, restraining order, annulment, mediation, domestic violence, name change, grandparent rights, prenuptial, visitation',
    symptoms:
      'leaving husband, spouse cheating, split up kids, ex will not pay support, ex keeps kids, marriage ending, adopt stepchild, wife walked out, 401k divorce',
  },
  {
    name: 'Criminal Defense Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'criminal defense attorney, dui lawyer, criminal lawyer',
    keywords:
      'arrest, bail, felony, misdemeanor, expunge, probation, assault charge, warrant, jail, plea, shoplifting, license suspended, speeding ticket, police, cop, judge, dui, dwi',
    symptoms: '',
  },
  {
    name: 'Personal Injury Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'personal injury attorney, disability lawyer',
    keywords:
      'car accident, whiplash, slip and fall, wrongful death, malpractice, dog bite, pain and suffering, crash, struck',
    symptoms: 'hurt accident, rear ended injured, medical bills after crash, hit and run',
  },
  {
    name: 'Business Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'business attorney, business lawyer, attorney, lawyer, employment lawyer',
    keywords:
      'llc, incorporate, operating agreement, nda, trademark, copyright, patent, breach of contract, lawsuit, sue, cease and desist, wrongful termination, contract review, breach',
    symptoms: 'protect idea, small claims court, sued',
  },
  {
    name: 'Immigration Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'immigration attorney, immigration lawyer',
    keywords:
      'green card, visa, citizenship, naturalization, deportation, asylum, uscis, daca, undocumented, refugee, tps, detained',
    symptoms: 'become citizen, stay country',
  },
  {
    name: 'Bankruptcy Attorney',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'bankruptcy attorney, debt lawyer, bankruptcy lawyer',
    keywords:
      'chapter 13, chapter 11, debt relief, creditors, insolvent, wage garnishment, discharge, repo, bankruptcy',
    symptoms: '',
  },
  {
    name: 'Notary',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'notary, signing agent',
    keywords:
      'notarize, apostille, affidavit, sworn statement, witness signature, signature, official',
    symptoms: '',
  },
  {
    name: 'Private Investigator',
    sphere: 'Business & Finance',
    openSeatSphere: 'Professional Services',
    titles: 'private investigator, private eye, detective, pi, process server',
    keywords:
      'surveillance, background check, infidelity, hidden assets, serve papers, hidden, locate',
    symptoms: 'husband cheating',
  },
  {
    name: 'Commercial Realtor',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'commercial realtor, leasing agent, tenant rep',
    keywords:
      'office space, retail space, storefront, commercial real estate, strip mall, triple net, coworking, plaza, space',
    symptoms: 'open second location, sell building, buy building',
    neighbours: 'Realtor',
  },
  {
    name: 'Property Manager',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'property manager, landlord, property management',
    keywords:
      'rental property, tenant, rent collection, airbnb, vacancy, security deposit, hoa management, section 8',
    symptoms: '',
    neighbours: 'Realtor',
  },
  {
    name: 'Appraiser',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'appraiser',
    keywords: 'appraisal, valuation, tax assessment appeal, worth, house worth',
    symptoms: 'worth antiques, value divorce',
  },
  {
    name: 'Business Broker',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'business broker',
    keywords:
      'sell business, buy business, business valuation, franchise, acquisition, ebitda, buyer, exit',
    symptoms: '',
  },
  {
    name: 'Credit Repair',
    sphere: 'Business & Finance',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'credit repair, debt counselor',
    keywords:
      'credit report, fico, experian, debt consolidation, late payment mark, identity theft, credit score, dispute, equifax',
    symptoms: 'bad credit, denied credit, collection calls',
  },
];
