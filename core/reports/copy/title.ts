/** Name of the queue of readers' reports, also in the desk of games. */
export const reportsTitle = 'Avisos de leitores';
