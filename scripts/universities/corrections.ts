/** Names, by domain, where the sources have an old one or leave out what everybody says. */
export const renamed: Record<string, string[]> = {
  'annauniv.edu': ['Anna University'],
  'cuni.cz': ['Charles University', 'Univerzita Karlova'],
  'durham.ac.uk': ['Durham University', 'University of Durham'],
  'dur.ac.uk': ['Durham University', 'University of Durham'],
  'ens.fr': ['École Normale Supérieure (ENS)', 'École Normale Supérieure de Paris'],
  'epfl.ch': [
    'EPFL',
    'École polytechnique fédérale de Lausanne',
    'Swiss Federal Institute of Technology, Lausanne',
  ],
  'ethz.ch': ['ETH Zürich', 'Swiss Federal Institute of Technology, Zurich'],
  'hec.fr': ['HEC Paris', 'École des hautes études commerciales de Paris'],
  'hu-berlin.de': ['Humboldt-Universität zu Berlin', 'Humboldt University of Berlin'],
  'itesm.mx': [
    'Tecnológico de Monterrey',
    'Instituto Tecnológico y de Estudios Superiores de Monterrey (ITESM)',
  ],
  'kaist.ac.kr': ['KAIST', 'Korea Advanced Institute of Science and Technology'],
  'kcl.ac.uk': ["King's College London"],
  'kth.se': ['KTH Royal Institute of Technology', 'Kungliga Tekniska högskolan'],
  'ku.dk': ['University of Copenhagen', 'Københavns Universitet'],
  'kuleuven.be': ['KU Leuven', 'Katholieke Universiteit Leuven'],
  'kuleuven.ac.be': ['KU Leuven', 'Katholieke Universiteit Leuven'],
  'lse.ac.uk': ['London School of Economics and Political Science (LSE)'],
  'mit.edu': ['Massachusetts Institute of Technology (MIT)'],
  'msu.ru': [
    'Lomonosov Moscow State University',
    'Moscow State University',
    'Московский государственный университет',
  ],
  'polimi.it': ['Politecnico di Milano', 'Polytechnic University of Milan'],
  'polytechnique.fr': ['École Polytechnique'],
  'rwth-aachen.de': ['RWTH Aachen University', 'Rheinisch-Westfälische Technische Hochschule Aachen'],
  'sciencespo.fr': ['Sciences Po', "Institut d'études politiques de Paris"],
  'sciences-po.fr': ['Sciences Po', "Institut d'études politiques de Paris"],
  'sorbonne-universite.fr': ['Sorbonne Université', 'Sorbonne University'],
  'sun.ac.za': ['Stellenbosch University', 'Universiteit Stellenbosch'],
  'tcd.ie': ['Trinity College Dublin', 'University of Dublin, Trinity College'],
  'tum.de': ['Technische Universität München', 'Technical University of Munich'],
  'u-tokyo.ac.jp': ['University of Tokyo', '東京大学'],
  'ucl.ac.uk': ['University College London (UCL)'],
  'uj.edu.pl': ['Jagiellonian University', 'Uniwersytet Jagielloński'],
  'um.edu.my': ['University of Malaya', 'Universiti Malaya'],
  'umich.edu': ['University of Michigan'],
  'uni-bocconi.it': ['Bocconi University', 'Università Bocconi'],
  'unibocconi.it': ['Bocconi University', 'Università Bocconi'],
  'uni-heidelberg.de': [
    'Heidelberg University',
    'Universität Heidelberg',
    'Ruprecht-Karls-Universität Heidelberg',
  ],
  'uni.lodz.pl': ['University of Lodz', 'Uniwersytet Łódzki'],
  'unibo.it': ['University of Bologna', 'Università di Bologna'],
  'uniroma1.it': ['Sapienza University of Rome', 'Sapienza Università di Roma'],
  'univie.ac.at': ['University of Vienna', 'Universität Wien'],
  'unsw.edu.au': ['University of New South Wales (UNSW)', 'UNSW Sydney'],
  'usp.br': ['Universidade de São Paulo', 'University of São Paulo'],
  'uzh.ch': ['University of Zurich', 'Universität Zürich'],
  'unizh.ch': ['University of Zurich', 'Universität Zürich'],
  'wits.ac.za': ['University of the Witwatersrand'],
};

/** Universities in the sources that their rules leave out or put in another country. */
export const added: { code: string; domain: string; names: string[] }[] = [
  { code: 'DE', domain: 'whu.edu', names: ['WHU - Otto Beisheim School of Management'] },
  { code: 'ES', domain: 'iese.edu', names: ['IESE Business School'] },
  { code: 'ES', domain: 'mondragon.edu', names: ['Mondragon University', 'Mondragon Unibertsitatea'] },
  { code: 'FR', domain: 'edhec.edu', names: ['EDHEC Business School'] },
  { code: 'FR', domain: 'insead.edu', names: ['INSEAD'] },
  { code: 'KR', domain: 'handong.edu', names: ['Handong Global University'] },
  { code: 'KR', domain: 'skku.edu', names: ['Sungkyunkwan University'] },
  {
    code: 'DE',
    domain: 'kit.edu',
    names: ['Karlsruhe Institute of Technology (KIT)', 'Karlsruher Institut für Technologie'],
  },
];

/** Domains whose entries are wrong: no university, or one in another country. */
export const dropped = new Set(
  `aiias apiu ateneo athabasca aubg bath ceibs ceu chonnam cunef dayanandasagar dgu diu dongguk dypatil
   ebs eth giet heritageit hksyu hm hoseo inha intercol itt iut-dhaka kiet klnce
   ktu london lorma mackenzie mahidol monaco monash msrit newhorizonindia nist nus pict
   polytechnique pstu qvius rajagiri rknec sabanciuniv sasin sims somaiya sseriga stikom thapar
   tilburguniversity uaa uib uniacc univdhaka uofa utepsa uwi vips vit ycce`
    .split(/\s+/)
    .map((label) => `${label}.edu`),
);
