import { findFolderProblem } from '#server/start-problem.ts';

/**
 * Who owns nothing, on Linux and macOS. Root may write everywhere, so the question is asked as
 * somebody else.
 */
const NOBODY = 65_534;
const { folder } = JSON.parse(process.argv[2] ?? '{}') as { folder: string };

if (process.getuid?.() === 0) process.setuid?.(NOBODY);
process.stdout.write(`${await findFolderProblem(folder)}\n`);
