import { wordSet } from '../../text/word-set.ts';

/** Names of languages in English, German, French, Spanish and Portuguese. */
export const LANGUAGES =
  wordSet(`afrikaans albanian amharic arabic armenian assamese azerbaijani azeri bahasa basque belarusian bengali bangla bhojpuri bosnian bulgarian burmese
cantonese catalan cebuano chichewa chinese creole croatian czech danish dari dutch english estonian ewe farsi persian fijian filipino finnish flemish
french fula fulani gaelic galician georgian german greek guarani gujarati gujrati haitian hausa hebrew hindi hindustani hmong hungarian icelandic igbo ilocano indonesian irish
italian japanese javanese kannada kashmiri kazakh khmer kikuyu kinyarwanda konkani korean kurdish kyrgyz lao latin latvian lingala lithuanian luganda
luxembourgish macedonian maithili malagasy malay malayalam maltese mandarin maori marathi marwari mongolian nepali norwegian odia oriya oromo pashto
polish portuguese punjabi quechua romanian russian samoan sanskrit scottish serbian sesotho setswana shona sindhi sinhala sinhalese slovak slovene slovenian
sepedi isizulu isixhosa gaeilge faroese frisian tamazight berber ndebele bemba haryanvi saraiki sylheti hokkien teochew hakka inuktitut tongan hawaiian romansh papiamento putonghua lakota valencian tumbuka rajasthani kanuri fanagalo auslan tsonga venda ga
somali spanish sundanese swahili kiswahili swedish tagalog tajik tamil tatar telugu thai tibetan tigrinya tswana tulu turkish turkmen twi ukrainian urdu uyghur
uzbek vietnamese welsh wolof xhosa yiddish yoruba zulu asl
deutsch englisch französisch spanisch italienisch russisch türkisch polnisch portugiesisch niederländisch arabisch chinesisch japanisch
anglais français allemand espagnol italien russe arabe portugais néerlandais chinois
español inglés francés alemán italiano portugués ruso chino árabe japonés
português inglês francês espanhol alemão`);

/** What follows the name of a language that means something else: "Greek Life", "English Literature". */
export const NOT_A_LANGUAGE =
  /^[ ](?:life|literature|teacher|tutor|department|major|degree|studies|council|composition|history)/i;
