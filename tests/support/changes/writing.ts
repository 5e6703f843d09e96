import type { AppDatabase } from '#server/db/app-database.ts';
import type { GuideData } from '#server/guide-data.ts';

/** What random writes are made with, and what they have made. */
export type Writing = {
	db: AppDatabase;
	data: GuideData;
	/** Numbers from 0 to below 1. */
	random: () => number;
	now: () => number;
	/** What the writer made, in the order of making. */
	games: string[];
	articles: string[];
	bulks: string[];
};

export const pick = <Item>({ random }: Pick<Writing, 'random'>, items: readonly Item[]): Item =>
	items[Math.floor(random() * items.length)] as Item;
