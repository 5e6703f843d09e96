import { z } from 'zod';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import { BROADCAST_STATES } from '#core/games/broadcast.ts';
import { scoreSchema } from '#core/games/contract/result.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import type { DraftGame } from './draft-game.ts';
import { GROUNDS } from './hours/hour-evidence.ts';
import { QUESTION_KINDS } from './import-row.ts';

const text = z.string().nullable();
const ufs = z.array(z.enum(ALL_UFS));
const side = z.object({ name: z.string(), teamId: text, candidates: z.array(z.string()) });
const issues = z.array(z.object({ code: z.string(), message: z.string() }));

const hours = z.object({
	by: z.enum([...GROUNDS, 'contradiction', 'nothing']),
	words: z.array(z.string()),
	place: text,
});

const broadcast = z.object({
	...{ channel: z.string(), channelId: text, include: ufs, exclude: ufs, note: text },
	exact: z
		.object({
			state: z.enum(BROADCAST_STATES),
			link: text,
			source: text,
			verifiedAt: z.number().nullable(),
		})
		.exactOptional(),
});

/**
 * A draft game as stored in a row of an import. Anything else was damaged later and cannot be
 * written.
 */
export const storedDraftSchema: z.ZodType<DraftGame> = z.object({
	...{
		line: z.number(),
		text: z.string(),
		date: text,
		time: text,
		zone: text,
		kickoffAt: text,
		home: side,
		away: side,
	},
	competition: z.object({ name: text, competitionId: text, area: z.string().exactOptional() }),
	...{
		round: text,
		venue: text,
		status: z.enum(GAME_STATUSES),
		broadcasts: z.array(broadcast),
		confidence: z.number(),
		issues,
	},
	result: scoreSchema
		.extend({ source: text.exactOptional(), at: z.number().exactOptional() })
		.exactOptional(),
	exact: z
		.object({
			slug: z.string(),
			day: z.string(),
			kickoffText: text,
			publication: z.enum(['draft', 'published']),
		})
		.exactOptional(),
	hours: hours.exactOptional(),
	answers: z
		.array(
			z.object({
				kind: z.enum(QUESTION_KINDS),
				name: z.string(),
				issues,
				leftOut: z.literal(true).exactOptional(),
				sides: z.tuple([side, side]).exactOptional(),
				zone: text.exactOptional(),
				hours: hours.exactOptional(),
			}),
		)
		.exactOptional(),
});
