import { wordSet } from '../../text/word-set.ts';

/** Given names that are also words for trades, tools and the like. */
export const GIVEN_NAMES_THAT_ARE_WORDS = wordSet(`
angel archer art ash baker bishop butler captain carter chandler chase clark cooper crystal dart dean duke earl faith fisher
fletcher forest frank gardner grace grant guy harper hope hunter iris jasmine java judge julia king major mark marshal marshall
mason master may mercy miles miller olive page painter parker pascal patience perl pilot piper porter potter price prince prudence
python reed rich river rob robin rose rowan ruby rust sage sargent sawyer scala shepherd sky smith spencer steward stewart summer
swift tanner taylor thatcher tucker turner tyler walker ward weaver webster west will`);

/** Surnames that also occur in job titles. */
export const SURNAMES_THAT_ARE_WORDS = wordSet(`
banks day early english field guest hall head law night north oracle price sales school store summer trust west young`);

/** Words in job titles that nobody has as a name, unlike Baker or Butler: trades too recent to have become surnames. */
export const NEVER_NAMES = wordSet(`
accountant actuary administrator adviser advisor analyst anesthesiologist architect assistant associate attendant attorney auditor
barista bartender bookkeeper cashier chemist cleaner clinician consultant contractor controller coordinator copywriter counselor
counsellor designer developer dietitian director dispatcher economist editor electrician engineer estimator executive expert
firefighter fitter freelancer generalist handyman hygienist inspector installer instructor intern internship investigator
journalist laborer labourer lawyer leader lecturer librarian lifeguard machinist manager mechanic merchandiser midwife officer
operator optician optometrist paralegal paramedic pediatrician phlebotomist photographer physician physicist physiotherapist
planner practitioner president principal producer professional programmer psychologist radiographer radiologist realtor
receptionist recruiter representative researcher salesperson scheduler scientist secretary server sommelier specialist
statistician stocker strategist student superintendent supervisor surgeon surveyor team technician technologist teller therapist
trainee trainer translator tutor underwriter veterinarian volunteer waiter waitress welder-fitter writer`);
