/** Work in flight by address: concurrent requests for the same address share it. */
export function createSingleFlight<Result>() {
	const flights = new Map<string, Promise<Result>>();
	return {
		has: (address: string) => flights.has(address),
		/** Joins the work in flight for an address, or starts it. */
		join(address: string, begin: () => Promise<Result>): Promise<Result> {
			const under = flights.get(address);
			if (under !== undefined) return under;
			const flight = begin().finally(() => {
				if (flights.get(address) === flight) flights.delete(address);
			});
			flights.set(address, flight);
			return flight;
		},
		/** From now on, no current flight is joined. */
		forget: () => flights.clear(),
	};
}
