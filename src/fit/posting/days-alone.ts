/** "Monday to Thursday", "(Tuesdays, Saturdays)": days of the week and nothing else. */
export const DAYS_ALONE =
  /^\W*(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thur?s?|fri|sat|sun)\b(?:,? (?:and|or|to|through|thru) |[-–/, ]*)?){1,7}\W*$/i;
