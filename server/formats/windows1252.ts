/** The signs of Windows-1252 from 0x80 to 0x9f, where Latin-1 has control characters. */
export const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
