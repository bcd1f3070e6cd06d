/** Where a suggestion leads, unless it leads to a profession (S13). */
export const inOurChapter = 'In our chapter';
export const chain = 'Chain';
export const openSeat = 'Open seat';
