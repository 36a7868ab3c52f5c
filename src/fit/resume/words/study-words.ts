import { wordSet } from '../../text/word-set.ts';

/** Words in the names of fields of study. A run of them before a school is the field rather than part of the name. */
export const STUDY_WORDS = wordSet(`
accountancy accounting acting actuarial administration administrative advertising aeronautical aeronautics aerospace aesthetics agribusiness agricultural
agriculture agronomy aircraft allied analysis analytics anatomy ancient animal animation anthropology apparel application applications applied aquaculture
archaeology architectural architecture art artificial arts assistant assisting astronomy astrophysics athletic audio automation automobile automotive aviation
bacteriology banking behavior behavioral bilingual biochemistry bioengineering bioinformatics biological biology biomedical biotechnology botany
billing broadcast broadcasting building business cardiovascular catering ceramics chemical chemistry child childhood cinema civil classical classics climate clinical
cognitive coding commerce commercial communication communications community comparative composition computer computers computing conservation construction cookery baking pastry
control controls corporate corrections cosmetology counseling counselling creative criminal criminology culinary cultural curriculum cybersecurity dance data
dental dentistry design development developmental diagnostic dietetics digital drafting drama drawing early earth ecology econometrics economic economics
education educational electrical electronic electronics elementary emergency energy engineering engg english entrepreneurship environmental epidemiology
equine ergonomics ethics ethnic exercise family fashion film finance financial fine fire fisheries fitness food foods foreign forensic forensics forestry french
furniture game gaming gastronomy gender genetics geography geology geophysics german gerontology global government graphic graphics guidance
health healthcare heating hispanic history home homeland horticulture hospitality hotel human humanities hvac hydrology illustration imaging industrial informatics information
infrastructure innovation instructional instrumentation insurance integrated intelligence interaction interactive interdisciplinary interior international
interpreting italian japanese journalism justice kinesiology labor laboratory landscape language languages latin law leadership learning legal leisure liberal
library linguistics literature logistics machine machinery management managerial manufacturing marine marketing mass materials math mathematical mathematics
maths mechanical mechatronics media medical medicine merchandising metallurgical metallurgy metals meteorology microbiology microelectronics middle mining
mobile modern molecular multimedia music naval network networking networks neuroscience nuclear nursing nutrition nutritional occupational oceanography office
operations optical optics optometry organisational organizational painting paralegal pathology pedagogy performance performing petroleum pharmaceutical
pharmacology pharmacy philosophy phlebotomy photography physical physics physiology physiotherapy planning plastics plumbing policy political politics polymer
portuguese practical printmaking process production professional programming project property psychology public purchasing quality quantitative radio radiography radiologic
radiology reading real estate recreation rehabilitation relations religion religious renewable reporting research resource resources respiratory restaurant retail
rhetoric risk robotics rural russian safety sales science sciences sculpture secondary secretarial security semiconductor signal social sociology software soil sound spanish special
speech sport sports statistics strategic structural studies studio supply surgical surveying sustainability sustainable system systems taxation teaching
technologies technology telecommunication telecommunications television textile textiles theater theatre theology therapy tourism trade
training transportation travel urban veterinary video visual vocational water web welding wildlife women women's work writing zoology
bca bcom cse ece eee eie mech mca mba mis hr hrm it ict pcm pcb mpc bipc cs
chain and & of in with und et y e de
betriebswirtschaft betriebswirtschaftslehre bwl wirtschaftsinformatik informatik maschinenbau elektrotechnik mathematik physik chemie biologie wirtschaft
wirtschaftswissenschaften germanistik jura rechtswissenschaft rechtswissenschaften medizin psychologie soziologie pädagogik architektur bauingenieurwesen
gestion informatique droit économie mathématiques physique chimie biologie commerce lettres histoire
ingeniería informática derecho economía administración empresas contabilidad medicina enfermería
administração engenharia direito contabilidade enfermagem computação`);

/** Those that only connect others. */
export const STUDY_LINKS = wordSet('and & of in with und et y e de');
