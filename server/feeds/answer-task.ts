import { findFeeds } from '#core/feeds/find-feeds.ts';
import { plainText } from '#core/feeds/plain.ts';
import { readFeed } from '#core/feeds/read-feed.ts';
import { storedItems } from '#core/feeds/stored-item.ts';
import { decodeText } from '#core/importing/decode-text.ts';
import type { FeedAnswer, FeedTask } from './feed-task.ts';

/**
 * Parses a raw document into what is stored of it, or says why it is not a feed. Runs in the
 * reading thread.
 */
export function answerTask({ bytes, contentType, url }: FeedTask): FeedAnswer {
	const reading = readFeed({ bytes, contentType, url });
	if (!reading.ok)
		return {
			ok: false,
			refusal: reading.error,
			feeds: reading.error === 'html' ? findFeeds(decodeText(bytes), url) : [],
		};
	const { format, title, siteUrl, ttlMinutes, warnings } = reading.value;
	return {
		ok: true,
		format,
		title: plainText(title, 200),
		siteUrl,
		ttlMinutes,
		warnings,
		items: storedItems(reading.value),
	};
}
