/** What of `jstat` is used; it has no types of its own. */
declare module 'jstat' {
  const jStat: {
    /** Of `drawn` calls out of all, of which `passed` did: exactly so many passed, or so many or fewer. */
    hypgeom: Record<
      'pdf' | 'cdf',
      (count: number, calls: number, passed: number, drawn: number) => number
    >;
    studentt: {
      /** The probability of `t` or less, by Student's distribution. */
      cdf(t: number, degreesOfFreedom: number): number;
    };
  };
  export default jStat;
}
