/** What of `jstat` is used; it has no types of its own. */
declare module 'jstat' {
  const jStat: {
    studentt: {
      /** The probability of `t` or less, by Student's distribution. */
      cdf(t: number, degreesOfFreedom: number): number;
    };
  };
  export default jStat;
}
