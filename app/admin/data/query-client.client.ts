import { notifyManager, QueryClient } from '@tanstack/react-query';

// React draws a change before the code that made it continues: that code may move the focus.
notifyManager.setScheduler(queueMicrotask);

/**
 * The cache of the panel. A call is tried once, also offline, so that the screen reports a failure.
 * Nothing is read again automatically, and a closed screen drops what it read.
 */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			networkMode: 'always',
			retry: false,
			refetchOnWindowFocus: false,
			refetchOnReconnect: false,
			staleTime: Number.POSITIVE_INFINITY,
			gcTime: 0,
		},
		mutations: { networkMode: 'always', retry: false, gcTime: 0 },
	},
});
