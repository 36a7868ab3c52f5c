import { wordSet } from '../../text/word-set.ts';

/** Nouns for what a person does. A job title has one, usually as its last word. */
export const TITLE_NOUNS = wordSet(`
lady keyholder floater milker stockman dogman banksman slinger storeperson potwash stacker bouncer fettler ganger
peon ayah chokidar gunner rifleman conscript kitchenhand housemaid charwoman nurseryman joiner
accountant actor actress actuary adjuster adjunct administrator adviser advisor advertiser advocate agent aide aid ambassador
analyst anesthesiologist anesthetist animator announcer apprentice appraiser arborist archaeologist architect archivist artist
artisan assembler assessor assistant asst associate astronomer athlete attendant attorney au-pair auditor author babysitter baker
bagger banker barback barber barista bartender beautician bellhop biller biochemist biologist blogger boilermaker bookkeeper
bookseller botanist bricklayer broker builder busboy busser butcher butler buyer cabinetmaker caddy cameraman captain
cardiologist caregiver caretaker carer carpenter cartographer cashier caterer checker ceo cfo chairman chairperson chairwoman chancellor
chaplain chauffeur chef chemist chief chiropractor choreographer cio ciso cleaner clerk clinician cmo coach coder cofounder co-founder
collector colonel columnist comedian commander commissioner composer concierge conductor confectioner conservator constable
consultant contractor controller comptroller cook coo coordinator co-ordinator copywriter corporal correspondent cosmetologist costumer
counsel counsellor counselor courier crew cro cto curator custodian cytotechnologist dancer dealer dean demonstrator
dentist deputy dermatologist designer detective developer dev devops dietician dietitian digger director dishwasher
dispatcher distributor diver docent doctor doorman draftsman drafter draughtsman driller driver drummer economist editor educator
electrician embalmer engineer engg enologist entomologist entrepreneur envoy epidemiologist ergonomist escort esthetician evaluator
examiner executive expert exterminator extern fabricator facilitator farmer farmhand fellow filmmaker firefighter fireman
fisherman fitter florist foreman forester forewoman founder freelancer fundraiser gardener generalist geneticist geographer geologist
geophysicist geriatrician glazier governess governor grader groundskeeper guard guardian guide gynecologist hairdresser hairstylist
handyman head headteacher helper herbalist historian homemaker horticulturist host hostess housekeeper hydrologist hygienist
illustrator immunologist inspector installer instructor intern interpreter interviewer inventor investigator investor ironworker
janitor jeweler jeweller journalist judge jurist keeper laborer labourer landscaper laundress lawyer lead leader lecturer librarian
lieutenant lifeguard linguist linesman lineman litigator loader locksmith logistician machinist magistrate maid maker
manager mgr marketer marketeer marshal mason masseur masseuse mathematician matron mate mechanic mech mechatronic mediator member
mentor merchandiser merchant messenger meteorologist microbiologist midwife miller miner minister model moderator mover musician
nanny newsreader employee provider liaison csr professional internship apprenticeship navigator negotiator millwright roustabout operator/owner neurologist neurosurgeon newscaster notary novelist nurse nursery nutritionist obstetrician oceanographer
officer official oncologist operative operator ophthalmologist optician optometrist orderly organiser organizer orthodontist
orthopedist osteopath owner packer painter paleontologist paraeducator paralegal paramedic paraprofessional park-ranger partner pastor
pathologist patrolman pediatrician performer perfusionist pharmacist pharmacologist phlebotomist photographer physician
physicist physiologist physiotherapist pianist picker pilot pipefitter planner plasterer player plumber podiatrist poet
policeman policewoman porter postdoc postman potter preacher prefect preparer presenter president press-operator preschool-teacher principal
printer processor producer professor prof programmer projectionist promoter proofreader proprietor prosecutor psychiatrist psychologist
psychotherapist publicist publisher purchaser purser radiographer radiologist rancher ranger realtor receptionist recruiter
reader referee registrar rep repairer repairman reporter representative researcher respiratory-therapist retailer rigger rider roofer
salesman salesperson saleswoman sailor scaffolder scheduler scholar scientist screener screenwriter scribe sculptor seaman seamstress
secretary sergeant server servant shipbuilder shopper singer sitter skipper social-worker soldier solicitor sommelier
songwriter sonographer specialist statistician steward stewardess stocker stockbroker stockroom storekeeper strategist steelworker
stylist sub-editor superintendent supervisor supv surgeon surveyor sweeper tailor taxidermist teacher teammate technician tech
technologist telemarketer teller tester therapist tiler toolmaker trader trainee trainer translator transcriber
transcriptionist treasurer tutor typist umpire undertaker underwriter undersecretary upholsterer usher vendor vet
veterinarian videographer vintner volunteer vp waiter waitress walker warden watchman weaver webmaster welder woodworker worker
wrangler writer youth-worker zoologist
aesthetician agronomist anthropologist archeologist audiometrist bailiff barmaid barman bellman biostatistician blocklayer bodyman
boilerman brewmaster brickmason cataloger chambermaid childminder chiropodist chocolatier cinematographer colorist colourist concreter
conveyancer coppersmith deliveryman demographer dosimetrist draftsperson dressmaker drywaller echocardiographer econometrician flagger
gasfitter genealogist geoscientist greenskeeper groundsworker groundworker haircutter handyperson headwaiter histologist
histotechnician histotechnologist horticulturalist hydrogeologist hypnotherapist kinesiologist lithographer lobbyist lumberjack mailman
manicurist metallurgist millworker moldmaker mortician naturalist neuroscientist orthotist patternmaker paraplanner photojournalist
pitmaster potwasher prosthetist psychometrist puppeteer reflexologist reservationist retoucher sanitarian sandblaster scriptwriter
shopfitter silversmith speechwriter stablehand steamfitter steelfixer stenographer stitcher stocktaker sysadmin telecommunicator
trackman trucker tuckpointer ultrasonographer warehouseman winemaker yardmaster
svp evp avp sme pmo sde sdet dba cpa rn lpn cna dj pm ta ra
entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin kaufmann kauffrau mitarbeiter mitarbeiterin
sachbearbeiter sachbearbeiterin geschäftsführer geschäftsführerin assistent assistentin verkäufer verkäuferin lehrer lehrerin
personalberater personalberaterin redakteur redakteurin praktikant praktikantin werkstudent werkstudentin techniker technikerin koch köchin krankenpfleger krankenschwester pfleger
pflegefachkraft erzieher erzieherin mechaniker elektriker elektroniker buchhalter buchhalterin projektleiter projektleiterin
projektmanager teamleiter softwareentwickler softwareentwicklerin arzt ärztin meister auszubildender auszubildende
développeur développeuse ingénieur ingénieure responsable chargé chargée directeur directrice comptable vendeur vendeuse
infirmier infirmière enseignant enseignante stagiaire technicien technicienne consultante gérant gérante cuisinier serveur serveuse
conseiller conseillère assistante chef-de-projet professeur rédacteur rédactrice traducteur traductrice pigiste
ingeniero ingeniera desarrollador desarrolladora gerente administrador administradora contador contadora vendedor vendedora
enfermero enfermera profesor profesora técnico técnica jefe jefa encargado encargada coordinador coordinadora analista
director directora auxiliar cocinero cocinera camarero camarera abogado abogada médico médica practicante becario becaria asistente
practicum placement practitioner estimator ontologist provost subtitler contestant waitperson arbitrator adjudicator barrister audiologist acupuncturist naturopath
homeopath endocrinologist gastroenterologist hematologist nephrologist pulmonologist rheumatologist urologist hospitalist
intensivist neonatologist periodontist endodontist toxicologist virologist zookeeper groundsman storeman craftsman ombudsman splicer setter framer taper sprayer finisher insulator fueler detailer spokesperson
spokesman stagehand deckhand boatswain bosun stevedore longshoreman roughneck derrickhand grinder polisher welder-fitter cutter
blacksmith goldsmith stonemason pipelayer expediter expeditor replenisher invigilator proctor headmaster headmistress
interventionist behaviorist scrummaster croupier barback lineworker caseworker clubhouse-manager lifecoach cofounder copyeditor
subeditor layout-artist showrunner gaffer grip colorist sculptress huntsman gamekeeper greenkeeper beekeeper timekeeper innkeeper
teamleader superintendant anchor vicar curate rabbi imam cantor organist conservationist ecologist paralegal-secretary
commis wireman improver journeyman journeyworker in-charge cadet nco saleslady substitute trustee student handler sorter packager sviluppatore ingegnere responsabile impiegato impiegata infermiere insegnante stagista commesso commessa medewerker
ontwikkelaar verpleegkundige leraar docent stagiair`);

/** Those that often mean something else. They need a companion from the list below or the position of a title. */
export const WEAK_TITLE_NOUNS = wordSet(`
aid aide professional provider employee member head lead model guard guide crew host reader player partner server volunteer expert fellow
keeper mate judge tech mentor leader maker tester vendor official dev pm ta ra rn cpa cna lpn sme pmo processor printer
head chief checker deputy medical agent trader scholar partner minister principal nursery press dealer loader rider mover
picker medico assistant associate executive representative baker miller cook mason potter porter butler dean weaver placement anchor grip cantor cutter grinder
student substitute carpenter marshal singer walker fisher tailor smith bishop`);

/** Words before or after the noun in titles. */
export const TITLE_COMPANIONS = wordSet(`
senior sr sr. junior jr jr. lead principal chief head vice general deputy assistant asst associate executive managing regional national
global international area district branch zonal corporate group team project program programme product account sales marketing
software hardware web mobile android ios frontend front-end backend back-end full-stack fullstack java python .net data database network system systems
security cloud devops qa test quality business financial finance investment credit risk audit tax payroll hr human resource resources
customer client call contact patient admissions enrollment service services support technical operations operation operational production manufacturing maintenance
mechanical electrical civil chemical industrial process design structural field site plant warehouse logistics supply
purchasing procurement office administrative admin personal legal medical clinical registered licensed certified staff
nursing charge home health care dental pharmacy laboratory lab research teaching graduate adjunct visiting full-time part-time
interim acting contract freelance independent self-employed trainee intern student summer store shift retail kitchen sous line
pastry food restaurant hotel event events front desk guest content social media digital seo creative art graphic ui ux
communications public relations engineering it information technology application applications sap oracle salesforce
board founding temporary seasonal night day primary secondary elementary school high math science english special education
bilingual early childhood social youth community outreach development fundraising construction safety environmental
co op working vacation scheme real estate property insurance claims loan mortgage bank trust compliance police fire patrol flight`);
