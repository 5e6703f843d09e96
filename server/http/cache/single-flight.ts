/** Work under way by address: those who ask for the same meanwhile wait for it. */
export function createSingleFlight<Result>() {
	const flights = new Map<string, Promise<Result>>();
	return {
		has: (address: string) => flights.has(address),
		/** Joins what is under way for an address, or begins it. */
		join(address: string, begin: () => Promise<Result>): Promise<Result> {
			const under = flights.get(address);
			if (under !== undefined) return under;
			const flight = begin().finally(() => {
				if (flights.get(address) === flight) flights.delete(address);
			});
			flights.set(address, flight);
			return flight;
		},
		/** From now on nothing that is under way is joined. */
		forget: () => flights.clear(),
	};
}
