import { expect, test } from 'vitest';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { ENGINES } from '#tests/support/database.ts';
import { anRss, startFeedServer } from '#tests/support/feed-server.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const SOURCE = {
	...{ title: 'Fonte', folder: '', enabled: true, intervalMinutes: 30, creditName: 'Fonte' },
	...{ fullTextAllowed: false, licenceNote: '', keepWords: [], blockWords: [] },
};

for (const engine of ENGINES) {
	test(`thirty checks of one source by hand ask it three times; the others are refused in a sentence [${engine}]`, async () => {
		await using feeds = await startFeedServer();
		await using site = await startTestServer({ engine, config: { outboundAllow: [feeds.allow] } });
		feeds.serve('/rss', anRss('Fonte', [{ guid: 'a', title: 'Um' }]));
		const ana = await signInAs(site, 'editor');
		const { id } = (await ana.call('POST', 'feeds', { ...SOURCE, feedUrl: `${feeds.url}/rss` }))
			.json;
		const answers = [];
		for (let count = 0; count < 30; count += 1)
			answers.push(await ana.call('POST', `feeds/${id}/check`));
		expect(feeds.asked).toHaveLength(3);
		expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(answers.slice(3).every(({ status }) => status === 429)).toBe(true);
		expect(answers[3]?.json.message).toBe(feedsPanelCopy.checkedOften);
	});

	test(`a source that answers Retry-After is not asked before, whoever of the team asks for it [${engine}]`, async () => {
		await using feeds = await startFeedServer();
		await using site = await startTestServer({ engine, config: { outboundAllow: [feeds.allow] } });
		feeds.serve(
			'/rss',
			(_request, response) => void response.writeHead(429, { 'retry-after': '7200' }).end(),
		);
		const [ana, bia] = [await signInAs(site, 'editor'), await signInAs(site, 'administrator')];
		const { id } = (await ana.call('POST', 'feeds', { ...SOURCE, feedUrl: `${feeds.url}/rss` }))
			.json;
		expect(await ana.call('POST', `feeds/${id}/check`)).toMatchObject({
			status: 200,
			json: { problem: 'busy' },
		});
		for (const operator of [ana, bia]) {
			const refused = await operator.call('POST', `feeds/${id}/check`);
			expect(refused).toMatchObject({
				status: 429,
				json: { message: feedsPanelCopy.askedToWait('em 2 h') },
			});
		}
		expect(feeds.asked).toHaveLength(1);
	});
}
