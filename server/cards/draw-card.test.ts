import { expect, test } from 'vitest';
import { buildGame } from '#core/games/game-builder.ts';
import { aBroadcast, aGame, NOW, someNames } from '#tests/support/factories.ts';
import { box, CARD_SIZE, DISPLAY, SANS } from './card-node.ts';
import { drawCard } from './draw-card.ts';
import { drawable } from './drawable.ts';
import { gameCard } from './game-card.ts';

/** Width and height in the header of a PNG (https://www.w3.org/TR/png-3/#11IHDR). */
function sizeOf(png: Uint8Array): { width: number; height: number } {
	const bytes = Buffer.from(png);
	expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
	return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const HOSTILE = [
	'',
	'⚽🏳️‍🌈👨‍👩‍👧'.repeat(20),
	'\u202eالعربية עברית 山东泰山 Спартак ทีม हिन्दी',
	`<script>alert(1)</script>&amp;"'`,
	'\u0000\ud800\u0301\u200d',
	'W'.repeat(5_000),
	'a b '.repeat(5_000),
	'Z̴̡a̵̢l̷̢g̸o̴',
];

test('no name breaks the card or leaves an empty box in it', async () => {
	const missing: string[] = [];
	for (const text of HOSTILE) {
		const side = { teamId: null, label: text };
		const names = someNames();
		for (const channel of names.channels.values())
			Object.assign(channel, { shortName: text, name: text });
		const broadcasts = [aBroadcast('globo', { state: 'usual' }), aBroadcast('premiere')];
		const game = aGame({ home: side, away: side, round: text, venue: text, broadcasts });
		const tree = gameCard(buildGame({ game, changes: [], names, now: NOW }).view, text);
		expect(sizeOf(await drawCard(tree, { onMissing: (piece) => missing.push(piece) }))).toEqual(
			CARD_SIZE,
		);
	}
	expect(missing).toEqual([]);
});

test('every character that counts as drawable has a glyph in both families', async () => {
	const missing: string[] = [];
	const all = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
		(character) => drawable(`a${character}`, 9) === `a${character}`,
	);
	expect(all.length).toBeGreaterThan(300);
	const rows = [SANS, DISPLAY].map((fontFamily) =>
		box(
			{ fontFamily, fontSize: 12, flexWrap: 'wrap', width: 1200 },
			all.map((character) => box({}, character)),
		),
	);
	await drawCard(box({ flexDirection: 'column' }, rows), {
		onMissing: (text) => missing.push(text),
	});
	expect(missing).toEqual([]);
});
