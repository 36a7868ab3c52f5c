/** Made-up résumés in several layouts and trades. */

export const NURSE = `Marisol Quintero
Registered Nurse
Tucson, AZ 85701 | (520) 555-0143 | marisol.quintero@example.org

PROFESSIONAL SUMMARY
Bedside nurse with nine years in medical and surgical wards.

WORK EXPERIENCE
Charge Nurse
Saguaro Valley Hospital, Tucson, AZ
March 2019 – Present
• Lead a team of eleven nurses on a 28-bed surgical ward
• Cut falls by a third within a year by rounding every hour
Staff Nurse
Copper Ridge Medical Center, Mesa, AZ
June 2014 – February 2019
• Cared for six patients a shift after joint replacement

EDUCATION
Bachelor of Science in Nursing, University of Northern Sonora, 2014

LICENSES AND CERTIFICATIONS
Registered Nurse, State of Arizona
Advanced Cardiac Life Support (ACLS)

SKILLS
Wound care, IV therapy, Epic, patient education

LANGUAGES
English, Spanish
`;

export const DEVELOPER = `Tobias Lindqvist
tobias@lindqvist.example · +46 70 555 01 99 · github.com/tlindqvist-example

Profile
I build web services that stay up.

Experience

01/2020 - Current | Backend Engineer | Fjordline Software AB | Gothenburg, Sweden
- Wrote the billing service in Go and moved it to PostgreSQL
- Halved the time of the nightly run

08/2016 - 12/2019 | Junior Software Developer | Papperslyktan Consulting | Malmö, Sweden
- Kept a Django shop running through three Christmases

Education

2013 - 2016 | Bachelor of Science in Computer Science | Lund Technical University

Technical Skills
Go, Python, Django, PostgreSQL, Docker
`;

export const CHEF_ONE_LINE =
  'Resume  Odalys Brennan  14 Harbour Row  Portland, OR 97209  Phone: 503-555-0171  odalys@example.net  Objective  To run a kitchen that wastes nothing.  Work Experience  2015 - Present  The Tin Ladle Restaurant  Sous Chef  Plans the menu with growers from the valley.  2011 - 2015  Gable House Hotel  Line Cook  Prepared two hundred covers a night.  Education  2009 - 2011  Diploma in Culinary Arts, Cascade Culinary Institute  Skills  Menu planning, butchery, cost control';

export const ACCOUNTANT_GERMAN = `Lebenslauf

Name: Henrike Osterloh
E-Mail: henrike.osterloh@example.de
Telefon: +49 30 5550 1188

Berufserfahrung
Seit April 2018
Bilanzbuchhalterin, Norddeutsche Kupferwerke GmbH, Hamburg
Monatsabschlüsse nach HGB
September 2012 bis März 2018
Buchhalterin, Steuerkanzlei Wrede & Partner, Bremen
Lohnabrechnung für vierzig Betriebe

Ausbildung
2009 – 2012
Bachelor of Arts in Betriebswirtschaft, Hochschule Bremen

Kenntnisse
DATEV, SAP, Excel

Sprachen
Deutsch, Englisch
`;

export const TEACHER_LABELS = `Curriculum Vitae
Name: Ifeoma Adeyinka-Rowe
Email: ifeoma@example.co.uk

EMPLOYMENT HISTORY
Designation: Mathematics Teacher
Organization: Larkfield Secondary School
Duration: September 2013 to August 2020
Taught years 7 to 11.

Designation: Teaching Assistant
Organization: Brook Lane Primary School
Duration: January 2012 to July 2013
Supported reading groups.

EDUCATIONAL QUALIFICATIONS
Master of Education from University of Westmarch, 2011
`;

export const BANKER_ROLES = `Dmitri Valenzuela
Boston, MA

PROFESSIONAL EXPERIENCE

GRANITE HARBOR BANK, Boston, MA
2008 - 2020
Branch Manager, 2014 - 2020
• Ran a branch of fourteen
Loan Officer, 2008 - 2014
• Wrote small business loans

EDUCATION
MBA, Finance, Suffolk Shore University, 2008
`;

/** Long lines of prose with capitalized names that could pass for headings once a line is wrapped. */
export const HARBOUR_LONG_LINES = `Solveig Amundsen-Pike
Westhaven | solveig.pike@example.com | +44 20 7946 0155

PROFILE
Harbour manager who has kept two working ports open through storms, strikes and a change of owner, and who knows every crane driver by name.

EXPERIENCE

Harbour Operations Manager
Port of Westhaven
November 2019 - Present
Plan berths for eleven hundred calls a year together with the Coast Guard, the Harbour Pilots and the Customs Office, and settle disputes before they reach the Board of Directors.
Brought the average turnaround of a container ship down from thirty-one hours to twenty-four by moving the Crane Supervisor and the Yard Planner into one room.
Wrote the emergency plan that the Fire Department of Westhaven and the County Hospital have taken over for their own exercises every spring since.

Deputy Dock Superintendent
Northquay Stevedores Ltd
November 2014 - October 2019
Led ninety dockers in three shifts and answered for their safety, their pay and their training at the Northquay School of Seamanship and the Marine College.
Replaced paper tallies with hand scanners, which the Chief Accountant and the Insurance Adjuster both say has saved more than any other purchase of those years.

EDUCATION
Bachelor of Science in Logistics, University of Eastmarch, 2014
`;

export const ALL_RESUMES = [NURSE, DEVELOPER, CHEF_ONE_LINE, ACCOUNTANT_GERMAN, TEACHER_LABELS, BANKER_ROLES];
